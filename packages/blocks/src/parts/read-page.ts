const PAGES_MOST = 500;

/** The page that an address asks for, from 1; what is no page reads as the first. */
export const readPage = (text: string | undefined): number =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Math.min(Number(text), PAGES_MOST) : 1;
