import { ERRORS } from '@broadsheet/contract/errors';

export interface CallOutcome {
  readonly tone: 'success' | 'error';
  /** The server's own words; empty when it had none to say. */
  readonly message: string;
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';

/** Makes one call of the BFF. Never throws: what went wrong is in the outcome. */
export const call = async (
  method: string,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<CallOutcome> => {
  if (!navigator.onLine) return { tone: 'error', message: ERRORS.OFFLINE.message };
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined || method === 'GET' ? null : JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { tone: 'success', message: messageOf(answer) };
    return { tone: 'error', message: messageOf(answer) || ERRORS.UNKNOWN.message };
  } catch {
    return { tone: 'error', message: ERRORS.TIMEOUT.message };
  }
};
