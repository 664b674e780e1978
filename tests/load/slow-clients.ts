/**
 * Whether slow clients are disconnected within half a minute, and slow down nobody else: `tsx
 * tests/load/slow-clients.ts`, on a built site, and on an otherwise idle machine. Exits with 1 where a number is
 * missed.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { percentile } from './overload/load-figures.ts';

const CLIENTS = 200;
const MAX_GONE_S = 30;
const P99_RATIO = 1.2;
const REQUESTED = 16_000;
const AT_ONCE = 4;
const PIECE_EVERY_MS = 500;
const CALM_MS = 2_000;
/** Repetitions of a response that the client does not read: more than the systems on the way buffer. */
const TIMES = 8;

const HOST = 'host: tech.localhost\r\n';
const BODY = `POST /api/auth/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
/** The start of each kind's request, and the pieces that follow at intervals. */
const KINDS: Readonly<Record<string, readonly [begun: string, piece: string]>> = {
  'say nothing': ['', ''],
  'send their headers letter by letter': [`GET / HTTP/1.1\r\n${HOST}x: `, 'y'],
  'send their body letter by letter': [BODY, ' '],
  'ask for much and read nothing': [
    `GET /api/docs/openapi.json HTTP/1.1\r\n${HOST}\r\n`.repeat(TIMES),
    '',
  ],
};

let missed = 0;
const check = (what: string, value: number, max: number, unit: string): void => {
  if (value > max) missed += 1;
  console.log(
    `${value > max ? 'NOT ' : 'ok  '} ${what}: ${value.toFixed(2)} ${unit}, at most ${max}`,
  );
};

const site = await startSite({ LOG_LEVEL: 'fatal' });

/** p99 of the home page and of a call, ms. */
const timeOthers = async (): Promise<number> => {
  const times: number[] = [];
  const one = async () => {
    while (times.length < REQUESTED) {
      const began = performance.now();
      await (
        await site.request('tech', times.length % 2 ? '/' : '/api/seo/home.json')
      ).arrayBuffer();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return percentile(times, 0.99);
};

/** Answers how long the server bore it, s. */
const beSlow = async (begun: string, piece: string): Promise<number> => {
  const socket: Socket = connect(site.port, '127.0.0.1').pause();
  const gone = new Promise<number>((resolve) => {
    const began = performance.now();
    const end = () => resolve((performance.now() - began) / 1_000);
    socket.once('error', end).once('close', end);
    // A client that never reads notices the end when its next byte is refused.
    const drip = setInterval(() => begun && socket.write(piece || '\r\n'), PIECE_EVERY_MS);
    socket.once('close', () => clearInterval(drip));
  });
  await once(socket, 'connect');
  if (begun) socket.write(begun);
  if (piece !== '' || begun === '') socket.resume();
  return gone;
};

try {
  await timeOthers();
  const before = await timeOthers();
  const kinds = Object.entries(KINDS);
  const slow = Array.from({ length: CLIENTS }, (_, at) => {
    const [what, [begun, piece]] = kinds[at % kinds.length] ?? kinds[0] ?? ['', ['', '']];
    return beSlow(begun, piece).then((seconds) => ({ what, seconds }));
  });
  // Their initial requests are ordinary work.
  await wait(CALM_MS);
  const beside = await timeOthers();
  console.log(
    `     p99 ${before.toFixed(1)} ms before, ${beside.toFixed(1)} ms beside ${CLIENTS} slow clients`,
  );
  check('p99 beside slow clients', beside / before, P99_RATIO, 'times');
  const borne = await Promise.all(slow);
  for (const [what] of kinds) {
    const longest = Math.max(
      ...borne.filter((each) => each.what === what).map(({ seconds }) => seconds),
    );
    check(`clients that ${what} are gone`, longest, MAX_GONE_S, 's');
  }
} finally {
  await site.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
