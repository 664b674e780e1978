const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address is asked over HTTP without encryption, and not on this machine, or cannot be read: others can read and change what is sent. */
export const isPlainHttpElsewhere = (url: string): boolean => {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
};
