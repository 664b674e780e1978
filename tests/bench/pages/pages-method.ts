import { PINNING } from '../servers/cores.ts';
import { CARD_BAND, PERSONAL_TYPE } from '../servers/home-layouts.ts';
import { CONNECTIONS } from '../servers/put-load.ts';
import { VERSIONS } from '../servers/versions.ts';
import { MEASURED_SECONDS, ROUNDS, WARM_SECONDS } from './measure-subjects.ts';

export const PAGES_METHOD: readonly string[] = [
  VERSIONS,
  PINNING,
  '',
  `Each row warms up for ${WARM_SECONDS} s; then there are ${ROUNDS} rounds, every other one backwards, of ${MEASURED_SECONDS} s for each row, over`,
  `${CONNECTIONS} connections that stay open, from a separate process. Requests send \`accept-encoding: gzip\`, but for the two rows`,
  'that are not compressed. Every answer must be 200, or 304 where the row names it. Medians of the rounds with the least',
  'and the most; every ratio is computed within a round. CPU is the time that the kernel charged the one server, all threads;',
  'services and PostgreSQL are not in it. A row with an idle core waits for them or for the load: compare its CPU time',
  'instead. "Of the limit" is answers a second by those of the limit, and the CPU of the limit by that of the row.',
  'The BFF is the build that `npm start` runs, with `RATE_LIMIT=off`, its logs discarded; it calls the services of',
  'this repository, with a fifth of the demo.',
  '',
  '- The limit is the same BFF with one more route, which repeats a stored answer: the same bytes, compressed',
  '  once, with the same headers, and every hook, log line, view and metric of a page; also 304 for a client with the page. Jobs',
  '  and searches, which are other pages of other sizes, are also compared with the home page.',
  '- "home, public" is the home page without blocks that depend on the reader (search hero, experience chooser, notices, the',
  '  cards by experience), so that shared caches may store it. A 304 is requested with the entity tag of that page.',
  '- The personal cards are one more block with that number of job rows, only for visitors of experience',
  `  band ${CARD_BAND}, which the cookie of the request names. The block is \`${PERSONAL_TYPE}\`, marked as personal in separate builds of the bench;`,
  '  every answer has a new number in the title of every row, created in the process, so that none of its bytes can be cached.',
  '- "home, nothing kept" renders the JSON of the home page as if for the first time: every block has a new revision and the',
  '  theme a new address in every answer, so that no fragment is found. As in React and Next.js beside it, the page JSON itself is in memory.',
  '- "React plainly" runs behind the same hooks; for every request it renders the page JSON, which is in memory, with one',
  "  `renderToString` of the blocks' own components, and compresses the whole with zlib's gzip at level 6. It calls no service.",
  "  With emotion it is the same page built without the extraction of styles: emotion's `css` creates the class names when",
  '  the modules are loaded.',
  "- Next.js renders the same page JSON, read once, with the blocks' own sources: the interactive ones as client",
  '  components, all others as server components. One route is dynamic, one static, both compressed by Next.js itself;',
  '  both without our hooks, headers, log and services, and with the flight data that Next.js adds for its router.',
  '- The first page of a new process has every cache empty, and no code compiled.',
];
