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
 * Asks the brands of one port by their names, over connections that are kept. A page whose connection broke
 * was answered is asked for once more, as browsers and people do, and `onReconnect` hears of it. Rejects without an answer.
 */
export const createAskByName = (port: number, onReconnect: () => void) => {
  const agent = new Agent({ keepAlive: true });
  const askOnce: RunningSite['ask'] = (brand, path, init = {}) =>
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
        agent,
        headers,
      });
      sent.once('error', reject);
      sent.once('response', (answer) => readAnswer(answer).then(resolve, reject));
      sent.end(init.body);
    });
  const ask: RunningSite['ask'] = async (brand, path, init) => {
    try {
      return await askOnce(brand, path, init);
    } catch (error) {
      if (init?.method && init.method !== 'GET') throw error;
      onReconnect();
      return askOnce(brand, path, init);
    }
  };
  return { ask, close: () => agent.destroy() };
};
