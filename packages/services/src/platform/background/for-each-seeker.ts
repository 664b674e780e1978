const BATCH = 500;

interface Work<Row> {
  /** Reads up to `max` rows with an id after `after`, in the order of ids. */
  readonly read: (after: number, max: number) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
  readonly work: (row: Row) => Promise<void>;
  /** Says what failed, for the error's message, such as "job alerts were not queued". */
  readonly undone: string;
  /** Rows per read. */
  readonly batchSize?: number | undefined;
}

/**
 * Runs `work` for each of many seekers, whom it reads in batches. A failure for one seeker does not stop the others: an
 * Error is thrown at the end, so that the job is retried.
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
