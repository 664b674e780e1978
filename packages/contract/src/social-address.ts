/** Sites where a seeker may have a profile. */
export const SOCIAL_KINDS = ['linkedin', 'facebook', 'twitter'] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

interface SocialSite {
  readonly hosts: RegExp;
  /** Of a person's page, without a slash at its end. */
  readonly path: RegExp;
  /** Paths on that site that are no person's. */
  readonly reserved?: ReadonlySet<string>;
}

const SITES: Readonly<Record<SocialKind, SocialSite>> = {
  linkedin: { hosts: /^([a-z]{2,3}\.)?linkedin\.com$/, path: /^\/in\/[^/]{3,100}$/ },
  facebook: {
    hosts: /^(www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|fb)\.com$/,
    path: /^\/[A-Za-z0-9.]{5,50}$/,
    reserved: new Set(['groups', 'events', 'login', 'marketplace', 'watch', 'pages', 'help']),
  },
  twitter: {
    hosts: /^(www\.|mobile\.)?(twitter|x)\.com$/,
    path: /^\/@?\w{1,15}$/,
    reserved: new Set(['home', 'explore', 'search', 'login', 'i', 'settings', 'messages']),
  },
};

const parse = (text: string): URL | null => {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
};

/** Normalises a profile's address on that site: https, without query and trailing slash; null for any other address. */
export const readSocialAddress = (kind: SocialKind, text: string): string | null => {
  const url = parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const { hosts, path, reserved } = SITES[kind];
  const pathname = url.pathname.replace(/\/$/, '');
  if (!hosts.test(url.hostname) || !path.test(pathname)) return null;
  if (reserved?.has(pathname.slice(1).toLowerCase())) return null;
  return `https://${url.hostname}${pathname}`;
};
