import type { Readable } from 'node:stream';
import type { GuardedCall } from './pool-breakers.ts';

export interface ServiceRequest extends GuardedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path and query under the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or a stream; absent: none. */
  readonly body?: string | Readable;
  /** It may be made again over a connection that broke. */
  readonly isRepeatable: boolean;
  /** Aborts at the deadline and when no caller waits any more. */
  readonly signal: AbortSignal;
}
