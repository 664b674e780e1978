const MAX_PAGES = 500;

/** Parses a page number, from 1; null for an invalid one, which is a 404. */
export const readPageNumber = (text = '1'): number | null =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_PAGES ? Number(text) : null;
