/** The offset of a line and column, both from 1, limited to the text's length. */
export const offsetOf = (text: string, line: number, column: number): number => {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, start + column - 1);
};
