const MAX_PAGES = 500;

/** The page that an address asks for, from 1; null for what is no page at all: such a page is not there. */
export const readPageNumber = (text = '1'): number | null =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_PAGES ? Number(text) : null;
