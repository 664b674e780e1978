import { isRowFault } from '@broadsheet/site-database/row-fault';

/**
 * Writes rows in one go, and where the database refuses one of them, in halves until that one is alone and goes to
 * `refuse`: a bad row costs itself and not the others. Throws any other error; what was written by then stays.
 */
export const writeAround = async <Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
  refuse: (row: Row, error: unknown) => void,
): Promise<void> => {
  try {
    await write(rows);
  } catch (error) {
    const [first] = rows;
    if (!isRowFault(error) || first === undefined) throw error;
    if (rows.length === 1) return refuse(first, error);
    const middle = Math.ceil(rows.length / 2);
    await writeAround(rows.slice(0, middle), write, refuse);
    await writeAround(rows.slice(middle), write, refuse);
  }
};
