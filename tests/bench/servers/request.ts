import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** As it travelled, not unpacked. */
  readonly body: Buffer;
}

/** Requests over plain HTTP: `fetch` would choose an encoding itself and decode it. */
export const fetchAnswer = async (url: string, headers: Headers = {}): Promise<Answer> => {
  const sent = request(url, { headers });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error(`${url} did not answer`);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
};
