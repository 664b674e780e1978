import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { useTestSites } from '../fixtures/session-site.fixture.ts';
import { CLIENT_DEADLINES } from './client-deadlines.ts';

const open = useTestSites();
/** The true ones by a hundred and fifty. */
const clientDeadlines = {
  headersMs: 133,
  bodyMs: 133,
  checkEveryMs: 33,
  reading: { everyMs: 80, minBytes: 1_024 },
};
const PIECE_EVERY_MS = 20;
const GONE_WITHIN_MS = 30_000;
const POST =
  'POST /api/auth/login HTTP/1.1\r\nhost: tech.localhost\r\ncontent-type: application/json\r\n';

it.each([
  ['says nothing', '', ''],
  ['does not end its headers', 'GET / HTTP/1.1\r\nhost: tech.localhost\r\n', 'x: y\r\n'],
  ['does not end a header', 'GET / HTTP/1.1\r\nhost: tech.localhost\r\nx: ', 'y'],
  ['sends its body letter by letter', `${POST}content-length: 5000\r\n\r\n{`, ' '],
  ['sends its body chunk by chunk', `${POST}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
])('a client that %s is let go, and keeps nobody else waiting', async (_, begun, piece) => {
  const site = await open({ clientDeadlines });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1');
  let answer = '';
  slow.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  slow.on('error', () => undefined);
  const gone = once(slow, 'close');
  if (begun) slow.write(begun);
  const drip = setInterval(() => slow.write(piece), PIECE_EVERY_MS);
  expect((await site.request('/')).statusCode).toBe(200);
  await gone;
  clearInterval(drip);
  // Of who sends on, the system may drop the answer with the connection.
  if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(site.service.seen.filter((line) => line.startsWith('POST'))).toEqual([]);
});

it('the true deadlines are over within half a minute', () => {
  const { headersMs, bodyMs, checkEveryMs, reading } = CLIENT_DEADLINES;
  for (const goneMs of [headersMs + checkEveryMs, bodyMs, 2 * reading.everyMs])
    expect(goneMs).toBeLessThan(GONE_WITHIN_MS);
});
