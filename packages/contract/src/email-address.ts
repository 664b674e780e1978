/** An address as it is stored: in one spelling of its characters, its capitals as they were typed. */
export const storedEmail = (email: string): string => email.normalize('NFKC');

/**
 * By what an address is counted, compared and looked up. `EMAIL_PATTERN` lets no character pass that this and `lower()` of
 * PostgreSQL could make different texts of.
 */
export const emailKey = (email: string): string => storedEmail(email).toLowerCase();
