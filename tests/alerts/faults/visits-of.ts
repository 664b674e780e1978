import { randomUUID } from 'node:crypto';
import { BROWSER_HEADERS, type MixedRequest } from '../../load/overload/mixed-requests.ts';

/** Requests of a page, each by another new visitor with consent. */
export const visitsOf = (path: string) => (): MixedRequest => ({
  kind: 'home',
  criticality: 'normal',
  method: 'GET',
  path,
  headers: { ...BROWSER_HEADERS, cookie: `consent=all.1; vid=${randomUUID()}` },
});
