const GROUPS = 8;
/** A client usually owns a whole /64 and may send from any address in it. */
const NETWORK_GROUPS = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The network that a client is counted by: its IPv4 address, or the /64 of an IPv6 one; any other text unchanged. */
export const clientNetwork = (address: string): string => {
  // An IPv4-mapped IPv6 address counts alone.
  if (!address.includes(':') || address.includes('.')) return address;
  const host = `http://[${address}]`;
  if (!URL.canParse(host)) return address;
  // The URL parser writes each address in one canonical form.
  const [head = '', tail] = new URL(host).hostname.slice(1, -1).split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const between = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return `${[...first, ...between, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
