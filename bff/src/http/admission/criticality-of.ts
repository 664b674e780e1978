import type { CallDefinition } from '@broadsheet/contract/call';
import { isCrawler } from '@broadsheet/contract/crawler';
import type { Criticality } from '@broadsheet/contract/criticality';

/** What one asks of a request to tell how critical it is. */
export interface RequestFacts {
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** That the route makes. */
  readonly call: CallDefinition | undefined;
}

/** Operators must see what is going on just then. */
const ALWAYS = /^\/(health\/|metrics(\?|$))/;
/** What a page that was answered needs, and the pages on the way to an account and to a payment. */
const CRITICAL_PATH =
  /^\/(assets|theme|dev\/payments|subscribe\/(checkout|success))(\/|\?|$)|^\/login(\?|$)/;
/** What machines ask for, and what browsers report without anybody waiting. */
const SHEDDABLE_PATH = /^\/(api\/(exposures|telemetry)|sitemap[^/]*\.xml)(\?|$)/;
const PREFETCH = /\bprefetch\b/i;

/** How critical a request is; null for what is answered in any case. */
export const criticalityOf = ({ url, headers, call }: RequestFacts): Criticality | null => {
  if (ALWAYS.test(url)) return null;
  if (call?.isCritical || CRITICAL_PATH.test(url)) return 'critical';
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const isPrefetch = purpose !== undefined && PREFETCH.test(String(purpose));
  if (isPrefetch || SHEDDABLE_PATH.test(url)) return 'sheddable';
  return isCrawler(String(headers['user-agent'] ?? '')) ? 'sheddable' : 'normal';
};
