/**
 * The experience band that a reader chose, as a number in text; empty: any or unknown. @param value of the cookie
 * `band`
 */
export const chosenBand = (value: string): string => (/^[2-9]$/.test(value) ? value : '');
