import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FaultServer {
  readonly url: string;
  /** Request lines in order, as `METHOD path`. */
  readonly seen: string[];
  /** Requests so far, for the test to answer. */
  readonly pending: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** Settles with the next request. */
  readonly nextRequest: () => Promise<IncomingMessage>;
  answer: Answer;
  readonly close: () => Promise<void>;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

export const hang: Answer = () => {};
export const reset: Answer = (request) => void request.socket.resetAndDestroy();
export const halfBody: Answer = (request, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"items":', () => request.socket.destroy());
};
export const garbage: Answer = (_, response) => void response.end('<html>sorry</html>');
export const proxyPage: Answer = (_, response) =>
  void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
export const huge: Answer = (_, response) => void response.end(`"${'a'.repeat(6 * 1024 * 1024)}"`);
export const slowBody: Answer = (_, response) => void response.writeHead(200).write('{"items":[');

/** A real server on a free loopback port with scripted answers. */
export const startFaultServer = async (answer: Answer): Promise<FaultServer> => {
  const seen: string[] = [];
  const pending: FaultServer['pending'] = [];
  const waiting: ((request: IncomingMessage) => void)[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    pending.push({ request, response });
    for (const resolveRequest of waiting.splice(0)) resolveRequest(request);
    started.answer(request, response);
  });
  const started: FaultServer = {
    url: '',
    seen,
    pending,
    answer,
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(started, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
};
