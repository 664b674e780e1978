const SEPARATORS = /[\s().-]/g;
const INDIAN_NUMBER = /^0?([6-9]\d{9})$/;

/** A number as it is sent and stored: without separators, and one of ten digits with the country code of India. */
export const normalizePhone = (typed: string): string =>
  typed.replace(SEPARATORS, '').replace(INDIAN_NUMBER, '+91$1');
