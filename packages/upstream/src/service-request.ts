import type { Readable } from 'node:stream';
import type { GuardedCall } from './pool-breakers.ts';

export interface ServiceRequest extends GuardedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path and query under the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or what is sent as it comes; absent is none. */
  readonly body?: string | Readable;
  /** It may be made again over a connection that broke. */
  readonly isRepeatable: boolean;
  /** Aborts at the deadline and when nobody waits any more. */
  readonly signal: AbortSignal;
}
