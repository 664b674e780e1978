/** The experience band that a reader chose, as its number in text; empty is any or not known. @param value of the cookie `band` */
export const chosenBand = (value: string): string => (/^[2-9]$/.test(value) ? value : '');
