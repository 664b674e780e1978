import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useTestSites } from '../fixtures/session-site.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';
import { isHost } from './request-framing.ts';

const open = useTestSites();
const OURS = 'Host: tech.localhost';

/** All bytes that the server sends until it closes the connection. */
const exchange = async ({ app }: TestSite, request: string): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.write(Buffer.from(request, 'latin1'));
  await once(socket, 'close');
  return answer;
};
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const get = (...headers: string[]) => head('GET / HTTP/1.1', ...headers);
const chunked = (path: string, body: string) =>
  `${head(`POST ${path} HTTP/1.1`, OURS, 'Transfer-Encoding: chunked')}${body}`;
const PATHS = ['/api/auth/login', '/api/nothing', '/nothing', '/'];

const HOSTS = [
  'tech.localhost@evil.example',
  'tech.localhost:3230@evil.example',
  '<b>tech.localhost</b>',
  'tech.localhost:"><script>',
  'tech.localhost evil.example',
  'tech.localhost,evil.example',
  "tech.localhost'",
  '"tech.localhost"',
  'tech.localhost:port',
  'tech.localhost:',
  'tech.localhost:65536',
  'tech.localhost:123456',
  'tech.localhost:-1',
  'tech.localhost:80:80',
  'http://tech.localhost',
  'tech.localhost/path',
  'tech.localhost?q',
  'tech.localhost#x',
  'tech.localhost\\evil.example',
  'tech%2elocalhost',
  '[::1',
  '::1',
  '[::g]',
  't\u00e9ch.localhost',
  '.tech.localhost',
];
const HEADS: [string, string][] = [
  ['two hosts, ours first', get(OURS, 'Host: evil.example')],
  ['two hosts, ours last', get('Host: evil.example', OURS)],
  ['two hosts, alike', get(OURS, OURS)],
  ['two hosts in other letters', get(OURS, 'hOsT: tech.localhost')],
  ['two hosts of a page of operations', head('GET /health/live HTTP/1.1', OURS, OURS)],
  ['no host', get('Connection: close')],
  ['an empty host', get('Host:', 'Connection: close')],
  ['HTTP/2.0 as text', head('GET / HTTP/2.0', OURS)],
  ['HTTP/1.2', head('GET / HTTP/1.2', OURS)],
  ['HTTP/0.9', head('GET / HTTP/0.9', OURS)],
  ['no version', 'GET /\r\n\r\n'],
  ['another protocol', head('GET / ICE/1.0', OURS)],
  ['a version without a dot', head('GET / HTTP/11', OURS)],
  ['a method of its own', head('FETCH / HTTP/1.1', OURS)],
  ['a method in small letters', head('get / HTTP/1.1', OURS)],
  ['a NUL in its target', head('GET /\0 HTTP/1.1', OURS)],
  ['a space in its target', head('GET /a b HTTP/1.1', OURS)],
  ['a space before a colon', get(OURS, 'X : y')],
  ['a space before a name', get(OURS, ' X: y')],
  ['a header without a colon', get(OURS, 'X')],
  ['a header without a name', get(OURS, ': y')],
  ['a NUL in a header', get(OURS, 'X: a\0b')],
  ['a control character in a name', get(OURS, 'X\x01: y')],
  ['a folded header', get(OURS, 'X: a\r\n\tb')],
  ['line feeds alone', `GET / HTTP/1.1\n${OURS}\n\n`],
  ['a carriage return within a header', get(OURS, 'X: a\rb')],
  ['a read with a body in chunks', `${get(OURS, 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['a read whose chunk has no end', `${get(OURS, 'Transfer-Encoding: chunked')}5\r\nabc`],
  ['a read with a length', `${get(OURS, 'Content-Length: 3')}abc`],
  ['two lengths', head('POST / HTTP/1.1', OURS, 'Content-Length: 1', 'Content-Length: 2')],
  ['a list of lengths', head('POST / HTTP/1.1', OURS, 'Content-Length: 1, 1')],
  ['a length below nought', head('POST / HTTP/1.1', OURS, 'Content-Length: -1')],
  ['a length with a sign', head('POST / HTTP/1.1', OURS, 'Content-Length: +1')],
  ['a length of letters', head('POST / HTTP/1.1', OURS, 'Content-Length: abc')],
  ['a length in hex', head('POST / HTTP/1.1', OURS, 'Content-Length: 0x1')],
  ['no length', head('POST / HTTP/1.1', OURS, 'Content-Length:')],
  ['a length beyond numbers', head('POST / HTTP/1.1', OURS, `Content-Length: ${'9'.repeat(30)}`)],
  [
    'a length beside chunks',
    `${head('POST / HTTP/1.1', OURS, 'Content-Length: 1', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  ],
  ['chunks that are not last', head('POST / HTTP/1.1', OURS, 'Transfer-Encoding: chunked, gzip')],
  ['another coding', head('POST / HTTP/1.1', OURS, 'Transfer-Encoding: identity')],
];
const CHUNKS: [string, string][] = [
  ['a size of letters', 'xyz\r\nabc\r\n0\r\n\r\n'],
  ['a size below nought', '-1\r\na\r\n0\r\n\r\n'],
  ['a size beyond numbers', `${'f'.repeat(20)}\r\na\r\n0\r\n\r\n`],
  ['no size', '\r\na\r\n0\r\n\r\n'],
  ['a size that is too small', '1\r\nabc\r\n0\r\n\r\n'],
  ['a size with 0x', '0x1\r\na\r\n0\r\n\r\n'],
  ['a line feed alone', '1\na\n0\n\n'],
  ['a NUL in an extension', '1;a=\0\r\na\r\n0\r\n\r\n'],
  ['a space in a trailer', '0\r\nX : y\r\n\r\n'],
];

describe('a request that is misframed is answered 400 and handled by nobody', () => {
  it.each(HEADS)('with %s', async (_, request) => {
    const site = await open({});
    expect((await exchange(site, request)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(site.service.seen).toEqual([]);
  });

  it.each(HOSTS)('for the host %s', async (host) => {
    const site = await open({});
    const [line] = (await exchange(site, get(`Host: ${host}`, 'Connection: close'))).split('\r\n');
    expect(line).toBe('HTTP/1.1 400 Bad Request');
  });

  it.each(CHUNKS)('in chunks with %s, whatever its address', async (_, body) => {
    const site = await open({});
    for (const path of PATHS) {
      const [line] = (await exchange(site, chunked(path, body))).split('\r\n');
      expect([path, line]).toEqual([path, 'HTTP/1.1 400 Bad Request']);
    }
    expect(site.service.seen).toEqual([]);
  });

  it('where a proxy that is believed names such a host', async () => {
    const site = await open({ env: { TRUST_PROXY: '127.0.0.1' } });
    const forwarded = { 'x-forwarded-host': 'tech.localhost@evil.example' };
    expect((await site.request('/', { headers: forwarded })).statusCode).toBe(400);
  });
});

describe('a request that is framed well', () => {
  it.each([
    ['in chunks', chunked('/api/auth/login', '2\r\n{}\r\n0\r\n\r\n'), 415],
    ['in HTTP/1.0', head('GET / HTTP/1.0', OURS), 200],
    ['with a port', get(`${OURS}:80`, 'Connection: close'), 200],
    ['with a read of no length', get(OURS, 'Content-Length: 0', 'Connection: close'), 200],
    ['that expects something', get(OURS, 'Expect: miracles', 'Connection: close'), 200],
  ])('is handled %s', async (_, request, status) => {
    const site = await open({});
    const answer = await exchange(
      site,
      request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect(Number(answer.slice(9, 12))).toBe(status);
  });

  it.each(['tech.localhost', 'TECH.localhost.', 'a-b.example:3000', '127.0.0.1:80', '[::1]:80'])(
    'may have the host %s',
    (host) => {
      expect(isHost(host)).toBe(true);
    },
  );
});
