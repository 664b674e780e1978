import type { BoundCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import type { SeoSource } from './read-seo.ts';
import * as seo from './seo-calls.ts';

/** The calls of the seo service. */
export const SEO_CALLS = [seo].flatMap((calls) =>
  Object.values<BoundCall<CallContext & SeoSource>>(calls),
);
