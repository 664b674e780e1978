const PAGES_MOST = 500;

/** The page that an address asks for, from 1; null for what is no page at all: such a page is not there. */
export const readListPage = (text = '1'): number | null =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= PAGES_MOST ? Number(text) : null;
