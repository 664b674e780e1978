const GROUPS = 8;
/** What one client is given: it may send from any address of its own. */
const NETWORK_GROUPS = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** By what a client is counted: its IPv4 address, or the /64 of an IPv6 one; of anything else what it says. */
export const clientNetwork = (address: string): string => {
  // An IPv4 address that is written as an IPv6 one stands for itself.
  if (!address.includes(':') || address.includes('.')) return address;
  const host = `http://[${address}]`;
  if (!URL.canParse(host)) return address;
  // What the URL parser writes has one form for each address.
  const [head = '', tail] = new URL(host).hostname.slice(1, -1).split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const between = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return `${[...first, ...between, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
