import { ANYBODY, COHORTS } from '@broadsheet/contract/audience';
import { formatSeekerClass } from '@broadsheet/contract/audience-class';
import type { SeededRandom } from '../../hostile/seeded-random.ts';
import type { EdgeReader } from './edge-readers.ts';
import type { VisitorClass } from './marked-content.ts';

/** What one request sends, and the class whose page it must get. */
export interface Claim {
  readonly headers: Readonly<Record<string, string>>;
  readonly gets: VisitorClass;
  /** Only the session tells the class: the answer is for nobody else. */
  readonly isPrivate: boolean;
}

interface Cookies {
  readonly token?: string | null;
  readonly aud?: string | undefined;
  /** Text for what is no band. */
  readonly band?: number | string | null;
}

const MALFORMED = [
  '%',
  'none.gold.1..',
  'none.pro.0..',
  'none.pro.1.',
  `none.pro.1.${'a'.repeat(250)}.`,
];
const NO_BANDS = ['0', '44', 'x', '-2'];
const FORGED_TOKENS = ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'];
const OTHERS: readonly VisitorClass[] = COHORTS.flatMap((cohort, index) =>
  (['basic', 'pro'] as const).map((membership, isPro) => ({
    ...ANYBODY,
    cohort,
    membership,
    experienceBand: 1 + ((3 * index + isPro) % 9),
    city: ['pune', 'mumbai', 'atlantis', null][(index + isPro) % 4] ?? null,
    category: ['frontend', 'backend', null][index % 3] ?? null,
  })),
);

const claim = (
  { userAgent, profile }: EdgeReader,
  cookies: Cookies,
  named: VisitorClass,
  isPrivate = false,
): Claim => {
  const pairs = Object.entries(cookies).flatMap(([name, value]) =>
    value ? `${name}=${value}` : [],
  );
  const { device, crawler } = profile;
  const experienceBand = typeof cookies.band === 'number' ? cookies.band : named.experienceBand;
  return {
    headers: {
      'user-agent': userAgent,
      ...(pairs.length > 0 ? { cookie: pairs.join('; ') } : {}),
    },
    gets: { ...named, device, crawler, experienceBand },
    isPrivate,
  };
};

/** The cookies as the site has set them. */
const ownCookies = ({ token, profile, chosenBand }: EdgeReader): Cookies => ({
  token,
  aud: token === null ? undefined : formatSeekerClass(profile),
  band: chosenBand,
});

/** By the session alone. */
const bySession = (reader: EdgeReader, aud?: string): Claim => {
  const { token, chosenBand, profile, isLoggedOut } = reader;
  const found = isLoggedOut ? ANYBODY : profile;
  return claim(reader, { token, aud, band: chosenBand }, found, token !== null);
};

type Habit = (reader: EdgeReader, random: SeededRandom) => Claim;

/** Cookies as they were set, and as somebody has changed, forged or lost them. */
const HABITS: Readonly<Record<string, Habit>> = {
  asSet: (reader) => claim(reader, ownCookies(reader), reader.profile),
  withoutClass: (reader) => bySession(reader),
  malformedClass: (reader, { pick }) => bySession(reader, pick(MALFORMED)),
  staleClass: (reader, { pick }) => {
    const other = pick(OTHERS);
    return claim(reader, { ...ownCookies(reader), aud: formatSeekerClass(other) }, other);
  },
  forgedClass: (reader, { pick }) => {
    const other = pick(OTHERS);
    return claim(reader, { aud: formatSeekerClass(other), band: reader.chosenBand }, other);
  },
  forgedToken: (reader, { pick }) =>
    claim(reader, { token: pick(FORGED_TOKENS), band: reader.chosenBand }, ANYBODY, true),
  noBand: (reader, { pick }) =>
    claim(reader, { ...ownCookies(reader), band: pick(NO_BANDS) }, reader.profile),
  forgedBand: (reader, { below }) =>
    claim(reader, { ...ownCookies(reader), band: 2 + below(8) }, reader.profile),
  noCookies: (reader) => claim(reader, {}, ANYBODY),
  forgedHeaders: (reader) => {
    const { headers, ...own } = claim(reader, ownCookies(reader), reader.profile);
    const forged = { 'x-aud-seeker': 'freshers.pro', 'x-aud-band': '7', 'x-aud-city': 'pune' };
    return { ...own, headers: { ...headers, ...forged } };
  },
};

export const HABIT_NAMES: readonly string[] = Object.keys(HABITS);

/** What a reader sends by one of the habits. */
export const claimBy = (name: string, reader: EdgeReader, random: SeededRandom): Claim => {
  const habit = HABITS[name];
  if (!habit) throw new Error(`no habit ${name}`);
  return habit(reader, random);
};
