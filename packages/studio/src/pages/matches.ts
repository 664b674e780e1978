/** Whether every word that was typed stands in one of the texts, whatever its case. */
export const matches = (typed: string, ...texts: readonly (string | null)[]): boolean => {
  const all = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
