/** The usual shares, ascending. */
export const SHARES = [0.05, 0.1, 0.25, 0.5] as const;

/** The next larger usual share; null after the last. */
export const nextShare = (share: number): number | null =>
  SHARES.find((each) => each > share) ?? null;
