/** Names that RFC 2606 keeps free of sites: whatever leads there leads nowhere. */
const RESERVED = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/;

/** Whether an address stands where somebody has yet to write the real one; a path of this site does not. */
export const isReservedHost = (address: string): boolean =>
  URL.canParse(address) && RESERVED.test(new URL(address).hostname);
