"""Validates NDJSON with compass-validate inside Apache Spark.

usage: spark_validate.py TOOL INPUT OUTPUT: writes into the folder OUTPUT what TOOL, a command, prints for INPUT

If TOOL has the option --end, its last line must count the others, and is left out.
"""
import os
import sys


def whole(lines):
    """Yields the verdicts of a partition without the line that ends them, which must be there and count them."""
    count, last = 0, None
    for line in lines:
        if last is not None:
            yield last
            count += 1
        last = line
    if last != '{"end":%d}' % count:
        raise ValueError(f"the verdicts of a partition are incomplete: {last!r} ends them instead of their number")


def main(tool, source, target):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("compass-validate").getOrCreate()
    lines = spark.sparkContext.textFile(source)
    # One process for each partition, which finds the tool through PATH alone. A process that fails, or that a signal
    # ends, fails the job; with --exit-zero an invalid payload does not.
    output = lines.pipe(tool, env={"PATH": os.environ["PATH"]}, checkCode=True)
    if "--end" in tool.split():
        output = output.mapPartitions(whole)
    output.saveAsTextFile(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
