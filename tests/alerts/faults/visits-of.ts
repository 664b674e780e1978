import { randomUUID } from 'node:crypto';
import { BROWSER_HEADERS, type MixedRequest } from '../../load/overload/mixed-requests.ts';

/** A page as it is asked for by one after the other of those who have agreed to be counted, each for the first time. */
export const visitsOf = (path: string) => (): MixedRequest => ({
  kind: 'home',
  criticality: 'normal',
  method: 'GET',
  path,
  headers: { ...BROWSER_HEADERS, cookie: `consent=all.1; vid=${randomUUID()}` },
});
