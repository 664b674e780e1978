const NAMES_A_LINK = /url|href|link|redirect/i;
const NAMES_A_PICTURE = /image|logo|icon|src/i;

/** Whether the setting of that name contains the address of a page, not of a picture. */
export const namesLink = (key: string): boolean =>
  NAMES_A_LINK.test(key) && !NAMES_A_PICTURE.test(key);
