import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';

const MEGABYTE = Buffer.alloc(2 ** 20, '[');
const GIGABYTE_IN_MEGABYTES = 1024;

function* megabytes(): Iterable<Buffer> {
  for (let sent = 0; sent < GIGABYTE_IN_MEGABYTES; sent += 1) yield MEGABYTE;
}

const streamGigabyte = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  // The client closes the connection when it has read enough.
  pipeline(Readable.from(megabytes()), response, () => undefined);
};

/** Invalid responses of a service, by name. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  gigabyte: streamGigabyte,
  truncated: (response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"items":[');
    response.socket?.destroySoon();
  },
  mistyped: (response) => response.end('{"items":{"a":[1,"2",null]}}'),
  deep: (response) => response.end('['.repeat(2_000_000)),
  'not json': (response) => response.end('<!doctype html><h1>Bad gateway</h1>'),
  polluting: (response) => response.end('{"__proto__":{"polluted":true},"items":[]}'),
  'many headers': (response) => {
    for (let at = 0; at < 500; at += 1) response.setHeader(`x-${at}`, 'x'.repeat(200));
    response.end('{}');
  },
};

export const HOSTILE_ANSWERS = Object.keys(ANSWERS);

/** A service with one kind of response, chosen by `set`. */
export const startHostileService = async () => {
  let kind = HOSTILE_ANSWERS[0] ?? '';
  const server = createServer((_, response) => void ANSWERS[kind]?.(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next: string) => {
      kind = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
