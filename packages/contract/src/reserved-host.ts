/** Names that RFC 2606 reserves: no site uses them. */
const RESERVED = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/;

/** Whether an address is a placeholder for the real one; a path of this site is not. */
export const isReservedHost = (address: string): boolean =>
  URL.canParse(address) && RESERVED.test(new URL(address).hostname);
