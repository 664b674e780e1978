/**
 * @typedef {object} Proof
 * @property {string} name
 * @property {string} command what a shell runs at the root; it has failed where it ends with anything but 0
 * @property {number} minutes about how long, on two cores with nothing else to do
 * @property {string} shows
 */

/** @type {(name: string, minutes: number, command: string, shows: string) => Proof} */
const proof = (name, minutes, command, shows) => ({ name, command, minutes, shows });

/**
 * The proofs that take too long for every change, in the order of `npm run verify`.
 * @type {readonly Proof[]}
 */
export const PROOFS = [
  proof(
    'tests',
    90,
    'SWEEP=full npm test',
    'npm test, with every page and every browser test in every setting',
  ),
  proof(
    'feed',
    5,
    'node --max-old-space-size=128 --import tsx tests/load/jobs-import-memory.ts',
    'a feed of 500 MB is taken in, whole, within a bound of memory',
  ),
  proof(
    'visual',
    40,
    'npm run visual',
    'two pictures of each block and page, in every setting, are the same',
  ),
  proof(
    'statistics',
    4,
    'npx tsx packages/statistics/src/simulations/print-simulations.ts',
    'of 78,000 made-up experiments without an effect, read daily, at most 5 % show one; intervals of 10,000 with one hold it',
  ),
  proof(
    'search-quality',
    8,
    'npx tsx tests/search-quality/search-quality.ts',
    'what the search finds for titles of public classifications; ONET_DIR names the folder of an O*NET release',
  ),
  proof(
    'categories',
    1,
    'npx tsx tests/categories/measure-categories.ts',
    'how often an import is right about a category, for titles of O*NET; ONET_DIR names the folder of a release',
  ),
  proof(
    'spoiled-content',
    8,
    'npx tsx tests/load/bad-input.ts',
    'a thousand spoiled files break no page, and each is told once',
  ),
  proof(
    'hostile',
    3,
    'npx tsx tests/hostile/hostile-input.ts',
    'NUL, half characters, İ, doubled headers and 10,000 entries harm nobody but their sender, whichever call, page or form they are sent to',
  ),
  proof(
    'files',
    1,
    'npx tsx tests/load/media-memory.ts',
    'files that are made to take memory do not get it',
  ),
  proof(
    'answer-times',
    1,
    'npx tsx tests/load/account-timing.ts',
    'the time of an answer does not tell who has an account',
  ),
  proof(
    'publishing',
    1,
    'npx tsx tests/load/publishing-time.ts',
    'what is published or saved is served by two replicas within a second',
  ),
  proof(
    'kills',
    3,
    'npx tsx tests/load/kill-writes.ts',
    'nothing acknowledged is lost or doubled while BFF, services and PostgreSQL are killed',
  ),
  proof(
    'busy-neighbour',
    2,
    'npx tsx tests/load/busy-neighbour.ts',
    'eight readers of a private page are refused nothing, beside processes that keep every core busy',
  ),
  proof(
    'canaries',
    8,
    'npx tsx tests/load/canaries.ts',
    'in 100,000 answers nobody sees what another has told',
  ),
  proof(
    'edge',
    3,
    'VERIFY=full npx vitest run classes-at-the-edge',
    'in 10,000 answers through Varnish nobody gets the page of another class, and nothing of anybody is stored',
  ),
  proof(
    'overload',
    5,
    'npx tsx tests/load/overload.ts',
    'at three times of what the site can do, it does as much, critical requests first',
  ),
  proof(
    'slow-clients',
    2,
    'npx tsx tests/load/slow-clients.ts',
    'two hundred slow clients are gone within half a minute, and slow nobody else down',
  ),
  proof('soak', 15, 'npx tsx tests/load/soak.ts', 'memory stays as it is under a million requests'),
  proof(
    'cluster',
    45,
    'npx tsx tests/cluster/main.ts',
    'two of everything: kills, restarts and two versions at once fail no public page',
  ),
  proof(
    'alerts',
    11,
    'npx tsx tests/alerts/main.ts',
    'a real Prometheus tells of what befalls a site, and of nothing else',
  ),
  proof(
    'fault-times',
    2,
    'npx tsx tests/chaos/timings.ts',
    'breakers open and close in time, and one slow service slows no other',
  ),
  proof(
    'faults',
    30,
    'CHAOS=full npx vitest run tests/chaos',
    'every page with every fault of every service',
  ),
  proof(
    'orders',
    15,
    'ORDERS=full npx vitest run packages/services/src/subscription/orders',
    'a thousand orders are each granted once, though the database stops',
  ),
  proof(
    'standby',
    1,
    'VERIFY=full npx vitest run hot-standby of-built-program',
    'calls that may lag are read from a real standby, and from the primary without it; the built BFF with Redis over TLS',
  ),
  proof(
    'redis',
    1,
    'VERIFY=full npx vitest run of-built-program',
    'the built BFF counts in a Redis, and a cluster of it, that ask for TLS and a password',
  ),
  proof(
    'new-block',
    1,
    'VERIFY=full npx vitest run new-block',
    'a block from the template passes its types and its own test',
  ),
  proof(
    'slow-host',
    5,
    'VERIFY=full npx vitest run slow-host',
    'a machine that gives a fifth of its time starts the services and takes in a feed',
  ),
  proof(
    'install',
    3,
    'npx tsx scripts/build-without-scripts.mjs',
    'a fresh copy installs without the scripts of any package, builds and serves, and so does what the image holds of it',
  ),
  proof(
    'backup',
    1,
    'npx tsx tests/load/backup-restore.ts',
    'a site comes back whole from each kind of backup, in an empty place',
  ),
];

/**
 * The proofs of these names in the order of the table, or all where none is named. Throws on a name that none has.
 * @param {readonly string[]} names
 * @returns {readonly Proof[]}
 */
export const selectProofs = (names) => {
  const unknown = names.filter((name) => !PROOFS.some((one) => one.name === name));
  if (unknown.length > 0) {
    const known = PROOFS.map(({ name }) => name).join(', ');
    throw new Error(`No proof is called ${unknown.join(', ')}. There are: ${known}`);
  }
  return names.length === 0 ? PROOFS : PROOFS.filter(({ name }) => names.includes(name));
};

/** @type {(proofs: readonly Proof[]) => string} */
export const listProofs = (proofs) => {
  const width = Math.max(...proofs.map(({ name }) => name.length));
  return proofs
    .map(({ name, minutes, shows, command }) => {
      const long = `${minutes} min`.padStart(7);
      return `${name.padEnd(width)} ${long}  ${shows}\n${' '.repeat(width + 10)}${command}`;
    })
    .join('\n');
};
