export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

/** Where Redis is, and how it is entered. */
export interface RedisAddress {
  /** Several addresses are nodes of one cluster; any of them knows the others. */
  readonly nodes: readonly RedisNode[];
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly isTls: boolean;
  /** Always 0 in a cluster. */
  readonly db: number;
}

const PORT = 6379;
const DB = /^\/?(\d{0,3})$/;

const partOf = (text: string): string | undefined =>
  text === '' ? undefined : decodeURIComponent(text);

/**
 * Parses `redis://[user:password@]host:port[/db]`, or `rediss://` for TLS. Several, joined by commas, are nodes of one
 * cluster with the user and password of the first. Null for anything else.
 */
export const readRedisAddress = (text: string): RedisAddress | null => {
  const parts = text.split(',');
  if (!parts.every((part) => URL.canParse(part))) return null;
  const urls = parts.map((part) => new URL(part));
  const [first] = urls;
  if (!first) return null;
  const isValid = urls.every(
    ({ protocol, hostname, pathname, search, hash }) =>
      /^rediss?:$/.test(protocol) &&
      protocol === first.protocol &&
      hostname !== '' &&
      DB.test(pathname) &&
      search === '' &&
      hash === '',
  );
  const db = Number(DB.exec(first.pathname)?.[1] ?? 0);
  if (!isValid || (urls.length > 1 && db !== 0)) return null;
  try {
    return {
      nodes: urls.map(({ hostname, port }) => ({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? PORT : Number(port),
      })),
      username: partOf(first.username),
      password: partOf(first.password),
      isTls: first.protocol === 'rediss:',
      db,
    };
  } catch {
    return null;
  }
};
