import { PINNING } from '../servers/cores.ts';
import { CARD_BAND } from '../servers/home-layouts.ts';
import { CONNECTIONS } from '../servers/put-load.ts';
import { VERSIONS } from '../servers/versions.ts';
import { MEASURED_SECONDS, ROUNDS, WARM_SECONDS } from './measure-subjects.ts';

export const PAGES_METHOD: readonly string[] = [
  VERSIONS,
  PINNING,
  '',
  `${ROUNDS} rounds, every other one backwards; in each every row has ${WARM_SECONDS} s to warm up and ${MEASURED_SECONDS} s that count, over`,
  `${CONNECTIONS} connections that stay open, from a process of its own, without compression. Every answer must be 2xx. Medians`,
  'of the rounds with the least and the most; shares of the limit are taken within a round. CPU is what the kernel',
  'charged the one server, all its threads; services and PostgreSQL are not in it. A row that leaves its core idle is',
  'held up by them or by the load: its CPU time is what compares. The BFF is the build that `npm start` runs, with',
  '`RATE_LIMIT=off`, its logs written to nowhere; it asks the services of this repository, with a fifth of the demo.',
  '',
  '- The limit is the same BFF with one route more, which sends bytes made once: every hook, header, log line, view and',
  '  metric of a page, and nothing else. `html` is the public home page, `json` its layout JSON; jobs and searches,',
  '  which are other pages of other sizes, are held against `html` too.',
  '- "home, public" is the home page without what depends on the reader (search hero, experience chooser, notices,',
  '  the cards by experience), so that shared caches may keep it. The personal cards join it, by blocks that the site has: of three,',
  '  two are `promo-card` and one is `skills-grid` with three items; all are there only for',
  `  visitors of experience band ${CARD_BAND}, which the request says by its cookie.`,
  '- "React plainly" runs behind the same hooks and sends by the same code; for every request it draws the page JSON,',
  "  which it keeps, with one `renderToString` of the blocks' own components. It calls no service.",
  "- Next.js draws the same page JSON, read once, with the blocks' own sources: the interactive ones as client",
  '  components, all others as server components. One route is dynamic, one static; both without our hooks, headers,',
  '  log and services, and with the flight data that Next.js adds for its router.',
  '- The first page of a new process has every cache empty, and no code compiled.',
];
