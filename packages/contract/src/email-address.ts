/** An address as it is stored: in one Unicode form, with its capitals as typed. */
export const storedEmail = (email: string): string => email.normalize('NFKC');

/**
 * The key that an address is counted, compared and looked up by. `EMAIL_PATTERN` refuses every character that this and
 * PostgreSQL's `lower()` could map to different texts.
 */
export const emailKey = (email: string): string => storedEmail(email).toLowerCase();
