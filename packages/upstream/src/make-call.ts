import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { PageParameters } from '@broadsheet/contract/page-parameters';
import type { createAttempt } from './attempt-call.ts';
import { type Credentials, withReplay } from './credentials.ts';
import { toFault } from './fault.ts';
import { type Client, requestHead } from './request-head.ts';
import { withPageParameters } from './request-path.ts';
import { requireNeeded, toldFailure } from './told-failure.ts';
import { type Patience, withPatience } from './with-patience.ts';

/** All calls of one request are made for the same reader, page and deadline. */
export interface Asker {
  readonly brand: Brand;
  readonly client: Client | undefined;
  readonly credentials: Credentials | undefined;
  readonly pageParameters: PageParameters;
  /** Epoch ms after which no answer counts. */
  readonly endsAt: number;
}

export interface AskedCall {
  readonly call: CallDefinition;
  /** Path and query, without parameters of the page. */
  readonly path: string;
  readonly token: string | null;
  /** Undefined is none. */
  readonly body: unknown;
}

export interface MakeDeps extends Pick<Patience, 'wait' | 'now'> {
  readonly attempt: ReturnType<typeof createAttempt>;
}

/** Makes a call until there is an answer to it: patiently where that is asked for, and anew with a refreshed token. */
export const createMake =
  ({ attempt, wait, now }: MakeDeps) =>
  async (asker: Asker, { call, path, token, body }: AskedCall, signal: AbortSignal) => {
    const { brand, client, credentials, pageParameters, endsAt } = asker;
    const head = requestHead({ call, brand, client, hasBody: body !== undefined });
    const isRead = call.method === 'GET' && !call.changes;
    const keptAs = isRead && call.auth === 'public' ? `${call.service} ${brand} ${path}` : null;
    const request = {
      method: call.method,
      path: withPageParameters(path, pageParameters),
      signal,
      isRepeatable: isRead,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const once = (held: string | null) => {
      const headers = held === null ? head : { ...head, authorization: `Bearer ${held}` };
      const work = () => attempt(call, { ...request, headers }, held === null ? keptAs : null);
      return call.patient ? withPatience(work, { wait, now, endsAt, signal }) : work();
    };
    try {
      return requireNeeded(call, await withReplay(once, token, credentials, signal));
    } catch (error) {
      if (!signal.aborted) throw toldFailure(call, toFault(error));
      throw toFault(error instanceof CatalogueError ? error : signal.reason);
    }
  };
