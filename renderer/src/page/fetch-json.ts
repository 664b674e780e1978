import { fetchAgain } from '@broadsheet/browser-calls/fetch-again';

/** A failed response of the BFF, with the message to show. */
class AnswerError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'AnswerError';
    this.status = status;
  }
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';

/** Loads JSON from a path of this site. Throws AnswerError with the server's message. */
export const fetchJson = async (href: string): Promise<unknown> => {
  const response = await fetchAgain(href, { headers: { accept: 'application/json' } });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new AnswerError(response.status, messageOf(body));
  return body;
};
