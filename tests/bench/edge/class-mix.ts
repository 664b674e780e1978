import type { Headers } from '../servers/request.ts';

/** A value, and how many of a hundred people have it. */
type Shares<Value> = readonly (readonly [Value, number])[];

const AGENTS: Shares<string> = [
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36',
    58,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36', 35],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 3],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 4],
];
/** Visitors without a choice, visitors with a band, and members. */
const VISITOR = '';
const COOKIES: Shares<string> = [
  [VISITOR, 50],
  ['band=2', 6],
  ['band=3', 5],
  ['band=4', 4],
  ['band=5', 3],
  ['band=6', 1],
  ['band=9', 1],
  ['aud=experienceMissing.basic.1..', 5],
  ['aud=freshers.basic.2.pune.backend', 6],
  ['aud=none.basic.3.bangalore.frontend', 5],
  ['aud=none.basic.4.mumbai.backend', 4],
  ['aud=none.basic.5.hyderabad.data-analytics', 2],
  ['aud=parserMismatch.basic.4.bangalore.devops', 2],
  ['aud=perfectMatch.basic.5.chennai.backend', 2],
  ['aud=profileUpdateSuccess.basic.4.pune.frontend', 1],
  ['aud=none.pro.4.bangalore.backend', 2],
  ['aud=none.pro.6.mumbai.ai-ml', 1],
];
const ENCODINGS: Shares<string> = [
  ['gzip, deflate, br, zstd', 95],
  ['gzip', 5],
];

const pickBy = <Value>(shares: Shares<Value>, random: () => number): Value => {
  let left = random() * shares.reduce((total, [, share]) => total + share, 0);
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  throw new Error('shares of nothing');
};

/** The headers of a browser, as often as there are such people. */
export const pickBrowser = (random: () => number): Headers => {
  const cookie = pickBy(COOKIES, random);
  return {
    'user-agent': pickBy(AGENTS, random),
    'accept-encoding': pickBy(ENCODINGS, random),
    ...(cookie === VISITOR
      ? {}
      : { cookie: cookie.startsWith('aud') ? `token=t; ${cookie}` : cookie }),
  };
};

/** Twelve classes of the home page: two devices, and six of visitors and members. */
export const TWELVE_CLASSES: readonly Headers[] = AGENTS.slice(0, 2).flatMap(([agent]) =>
  [
    VISITOR,
    'band=2',
    'band=4',
    ...COOKIES.slice(8, 11).map(([cookie]) => `token=t; ${cookie}`),
  ].map((cookie) => ({ 'user-agent': agent, ...(cookie === VISITOR ? {} : { cookie }) })),
);
