/** SQLSTATE classes of a bad value, a broken constraint and a row that is too large. */
const ROW_FAULTS = ['22', '23', '54'];

/** Whether an error of the database is about the rows it was sent: sent again, they fail again. */
export const isRowFault = (error: unknown): boolean => {
  const code = String((error as { code?: unknown }).code);
  return code.length === 5 && ROW_FAULTS.includes(code.slice(0, 2));
};
