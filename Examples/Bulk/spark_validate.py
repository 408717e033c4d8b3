"""Validates NDJSON with compass-validate inside Apache Spark.

usage: spark_validate.py TOOL INPUT OUTPUT: writes into the folder OUTPUT what TOOL, a command, prints for INPUT
"""
import sys

from pyspark.sql import SparkSession


def main(tool, source, target):
    spark = SparkSession.builder.appName("compass-validate").getOrCreate()
    # One process for each partition. Its exit status 1 says that some payload is invalid, which is no failure here.
    spark.sparkContext.textFile(source).pipe(tool).saveAsTextFile(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
