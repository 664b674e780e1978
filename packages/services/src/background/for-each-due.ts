interface Due<Row> {
  /** Rows beyond a number, in the order of their numbers. */
  readonly read: (after: number, limit: number) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
  readonly act: (row: Row) => Promise<void>;
  /** What is not done where it fails: "job alerts". */
  readonly what: string;
}

const BATCH = 500;

/**
 * Acts on one row after the other, read as they are asked for. What goes wrong for one keeps nobody else from theirs; then
 * it throws an Error at the end, so that it is done again. @param batchSize how many are read at once
 */
export const forEachDue = async <Row>(
  { read, idOf, act, what }: Due<Row>,
  batchSize = BATCH,
): Promise<void> => {
  const faults: unknown[] = [];
  let after = 0;
  let rows: readonly Row[];
  do {
    rows = await read(after, batchSize);
    for (const row of rows) {
      after = idOf(row);
      try {
        await act(row);
      } catch (error) {
        faults.push(error);
      }
    }
  } while (rows.length === batchSize);
  if (faults.length > 0)
    throw new Error(`${faults.length} ${what} were not queued`, { cause: faults[0] });
};
