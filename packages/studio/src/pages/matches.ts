/** True if every typed word is in one of the texts, ignoring case. */
export const matches = (typed: string, ...texts: readonly (string | null)[]): boolean => {
  const all = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
