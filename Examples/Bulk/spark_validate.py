"""Validates NDJSON with compass-validate inside Apache Spark.

usage: spark_validate.py TOOL INPUT OUTPUT: writes into the folder OUTPUT what TOOL, a command, prints for INPUT
"""
import os
import sys

from pyspark.sql import SparkSession


def main(tool, source, target):
    spark = SparkSession.builder.appName("compass-validate").getOrCreate()
    lines = spark.sparkContext.textFile(source)
    # One process for each partition, which finds the tool through PATH alone. Exit status 1 reports an invalid payload,
    # which is no failure here.
    lines.pipe(tool, env={"PATH": os.environ["PATH"]}).saveAsTextFile(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
