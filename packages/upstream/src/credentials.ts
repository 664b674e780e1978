import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import { untilAborted } from './until-aborted.ts';

/** Identifies the reader of one request for the services. */
export interface Credentials {
  /** The current token; null for visitors. */
  readonly token: () => string | null;
  /**
   * Refreshes an expired token. Throws the service's refusal (401, 406, 418) when the session is over, and its fault.
   * Absent: an expired token is not refreshed.
   */
  readonly refresh?: (stale: string) => Promise<string>;
}

/** The token of a call: none where the call does not depend on the reader. */
export const tokenFor = (call: CallDefinition, credentials: Credentials | undefined) =>
  (call.auth !== 'public' || call.knowsReader ? credentials?.token() : null) ?? null;

const isExpired = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'SESSION_EXPIRED';

/** Makes a call; where its token is past its time, once more with the successor. A second refusal is the answer. */
export const withReplay = async <T>(
  attempt: (token: string | null) => Promise<T>,
  token: string | null,
  credentials: Credentials | undefined,
  signal: AbortSignal,
): Promise<T> => {
  try {
    return await attempt(token);
  } catch (error) {
    if (token === null || !credentials?.refresh || !isExpired(error)) throw error;
    return attempt(await untilAborted(credentials.refresh(token), signal));
  }
};
