import type { CallDefinition } from '@broadsheet/contract/call';
import { isCrawler } from '@broadsheet/contract/crawler';
import type { Criticality } from '@broadsheet/contract/criticality';

/** The properties of a request that decide its criticality. */
export interface RequestFacts {
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** That the route makes. */
  readonly call: CallDefinition | undefined;
}

/** Operators need these during an overload in particular. */
const ALWAYS = /^\/(health\/|metrics(\?|$))/;
/** What a served page needs, and the pages of registration, login and payment. */
const CRITICAL_PATH =
  /^\/(assets|theme|dev\/payments|subscribe\/(checkout|success))(\/|\?|$)|^\/login(\?|$)/;
/** Requests of machines, and browser reports that nobody waits for. */
const SHEDDABLE_PATH = /^\/(api\/(exposures|telemetry|vitals)|sitemap[^/]*\.xml)(\?|$)/;
const PREFETCH = /\bprefetch\b/i;

/** The criticality of a request; null for one that is always admitted. */
export const criticalityOf = ({ url, headers, call }: RequestFacts): Criticality | null => {
  if (ALWAYS.test(url)) return null;
  if (call?.isCritical || CRITICAL_PATH.test(url)) return 'critical';
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const isPrefetch = purpose !== undefined && PREFETCH.test(String(purpose));
  if (isPrefetch || SHEDDABLE_PATH.test(url)) return 'sheddable';
  return isCrawler(String(headers['user-agent'] ?? '')) ? 'sheddable' : 'normal';
};
