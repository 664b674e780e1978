/**
 * The conditions of one round.
 * @typedef {{
 *   number: number,
 *   seed: number,
 *   files: string[],
 *   isTogether: boolean,
 *   workers: number,
 *   isSlow: boolean,
 *   zone: string,
 *   startAt: Date | null,
 *   browser: string,
 * }} Round
 * `files` are in the order in which they run; `isTogether`: in one run of their runner, else each alone; `isSlow`: with a
 * quarter of the CPU; `startAt`: the time of day at the start of the round, null for that of the machine.
 */

const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const MINUTE_MS = 60_000;
const INDIA_MS = 330 * MINUTE_MS;
/** Tests cross the border between two days while they run. */
const BEFORE_MS = 3 * MINUTE_MS;
/** The limit of files that run alone in one round, because each start of a database or a site takes time. */
const MAX_ALONE = 12;

/**
 * The same numbers for the same seed (mulberry32).
 * @param {number} seed
 * @returns {() => number} from 0 up to 1
 */
const createRandom = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** @type {<Item>(items: readonly Item[], random: () => number) => Item[]} */
const shuffle = (items, random) =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** @type {<Item>(items: readonly Item[], count: number, random: () => number) => Item[]} each as often as the others */
const dealEvenly = (items, count, random) => {
  const cards = Array.from({ length: Math.ceil(count / items.length) }, () =>
    shuffle(items, random),
  );
  return shuffle(cards.flat().slice(0, count), random);
};

/**
 * Times at which code that mixes up dates goes wrong, all after `now`.
 * @param {Date} now
 */
export const listInstants = (now) => {
  const year = now.getUTCFullYear() + 1;
  const leapYear = Math.ceil(year / 4) * 4;
  const starts = [
    Date.UTC(year, 0, 1) - INDIA_MS,
    Date.UTC(year, 0, 1),
    Date.UTC(leapYear, 1, 29) - INDIA_MS,
    Date.UTC(leapYear, 2, 1),
    Date.UTC(year, 4, 31, 12),
  ];
  return starts.map((start) => new Date(start - BEFORE_MS));
};

/**
 * @param {{ rounds: number, seed: number, files: readonly string[], browsers: readonly string[], now: Date }} options
 * @returns {Round[]} every condition is met about equally often
 */
export const planRounds = ({ rounds, seed, files, browsers, now }) => {
  const random = createRandom(seed);
  /** @type {<Item>(items: readonly Item[]) => Item[]} */
  const deal = (items) => dealEvenly(items, rounds, random);
  const together = deal([true, false]);
  const workers = deal([1, 2]);
  const slow = deal([true, false]);
  const zones = deal(ZONES);
  const starts = deal([null, ...listInstants(now)]);
  const browserOf = deal(browsers);
  return Array.from({ length: rounds }, (_, index) => {
    const isTogether = together[index] ?? true;
    const ordered = shuffle(files, random);
    return {
      number: index + 1,
      seed: Math.floor(random() * 1_000_000),
      files: isTogether ? ordered : ordered.slice(0, MAX_ALONE),
      isTogether,
      workers: workers[index] ?? 1,
      isSlow: slow[index] ?? false,
      zone: zones[index] ?? 'UTC',
      startAt: starts[index] ?? null,
      browser: browserOf[index] ?? '',
    };
  });
};

/** @param {Round} round */
export const describeRound = ({
  files,
  isTogether,
  workers,
  isSlow,
  zone,
  startAt,
  browser,
  seed,
}) =>
  [
    `${files.length} files ${isTogether ? 'together' : 'each alone'}`,
    `${workers} worker${workers === 1 ? '' : 's'}`,
    isSlow ? 'a quarter of the CPU' : 'all of the CPU',
    `${startAt ? startAt.toISOString() : 'now'} in ${zone}`,
    browser,
    `seed ${seed}`,
  ].join(', ');
