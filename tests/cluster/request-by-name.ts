import { Agent, type IncomingMessage, request } from 'node:http';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

/** Without a body, by their nature. */
const EMPTY = [204, 304];

const readAnswer = async (answer: IncomingMessage): Promise<Response> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const status = answer.statusCode ?? 0;
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return new Response(EMPTY.includes(status) ? null : Buffer.concat(chunks), { status, headers });
};

/**
 * Requests the brands of one port by their host names, over persistent connections. A page whose connection broke is
 * requested once more over a new one, as browsers do, and `onReconnect` is called. Rejects where there is no answer.
 */
export const createRequesterByName = (port: number, onReconnect: () => void) => {
  const agent = new Agent({ keepAlive: true });
  type RequestOptions = Parameters<RunningSite['request']>;
  const requestBy = (
    by: Agent | false,
    [brand, path, init = {}]: RequestOptions,
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        host: `${brand}.localhost:${port}`,
      };
      const sent = request({
        host: '127.0.0.1',
        port,
        path,
        method: init.method ?? 'GET',
        agent: by,
        headers,
      });
      sent.once('error', reject);
      sent.once('response', (answer) => readAnswer(answer).then(resolve, reject));
      sent.end(init.body);
    });
  const send: RunningSite['request'] = async (...args) => {
    try {
      return await requestBy(agent, args);
    } catch (error) {
      if (args[2]?.method && args[2].method !== 'GET') throw error;
      onReconnect();
      return requestBy(false, args);
    }
  };
  return { request: send, close: () => agent.destroy() };
};
