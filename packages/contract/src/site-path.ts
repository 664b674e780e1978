/** The start of a path of this site: a second slash or a backslash would name another host. */
export const SITE_PATH_PATTERN = '^/(?![/\\\\])';
/** The start of a link or picture address in content: a path of this site or an https address, no other scheme. */
export const SAFE_ADDRESS_PATTERN = '^(/(?![/\\\\])|https://)';

const SITE_PATH = new RegExp(SITE_PATH_PATTERN);
const SAFE_ADDRESS = new RegExp(SAFE_ADDRESS_PATTERN);
/** Browsers drop tabs and line ends, and treat a backslash as a slash: `/<tab>/evil.example` is another host. */
const CONFUSING = /[\\\s\p{Cc}]/u;
const ORIGIN = 'http://site';

/** Whether an address in content is a path of this site. */
export const isSitePath = (address: string): boolean => SITE_PATH.test(address);

/** Whether an address in content may be a link or a picture. */
export const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(address);

/**
 * Whether a browser that is redirected to an untrusted address stays on this site. A path that resolves to `//…` is
 * refused too: redirected once more, it would name another host.
 */
export const isSafeRedirect = (address: string): boolean => {
  if (!isSitePath(address) || CONFUSING.test(address) || !URL.canParse(address, ORIGIN))
    return false;
  const { origin, pathname } = new URL(address, ORIGIN);
  return origin === ORIGIN && isSitePath(pathname);
};
