const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether an address uses unencrypted HTTP to another machine, or is invalid: others could read and change the traffic.
 */
export const isPlainHttpElsewhere = (url: string): boolean => {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
};
