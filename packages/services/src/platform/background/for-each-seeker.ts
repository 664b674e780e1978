const BATCH = 500;

interface Work<Row> {
  /** Those after an id, in the order of their ids, at most so many. */
  readonly read: (after: number, max: number) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
  readonly work: (row: Row) => Promise<void>;
  /** What was not done where something went wrong, such as "job alerts were not queued". */
  readonly undone: string;
  /** How many are read at once. */
  readonly batchSize?: number | undefined;
}

/**
 * Does something for each of many seekers, who are read as they are asked for. What goes wrong for one keeps nobody else
 * from theirs; then it throws an Error at the end, so that it is done again.
 */
export const forEachSeeker = async <Row>({
  read,
  idOf,
  work,
  undone,
  batchSize = BATCH,
}: Work<Row>): Promise<void> => {
  const faults: unknown[] = [];
  let batch: readonly Row[];
  let after = 0;
  do {
    batch = await read(after, batchSize);
    for (const row of batch) {
      after = idOf(row);
      try {
        await work(row);
      } catch (error) {
        faults.push(error);
      }
    }
  } while (batch.length === batchSize);
  if (faults.length > 0) throw new Error(`${faults.length} ${undone}`, { cause: faults[0] });
};
