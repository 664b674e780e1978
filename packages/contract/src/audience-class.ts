import { type Audience, COHORTS, MEMBERSHIPS } from './audience.ts';
import type { BrandConfig } from './brand-config.ts';
import type { Session } from './entities/session.ts';
import { ANY_BAND, findBand } from './experience.ts';
import { findCity } from './find-city.ts';
import { findCategory } from './resolve-page.ts';

/** What is known of a seeker that pages may be chosen by. Coarse on purpose: nobody is alone in a class. */
export type SeekerClass = Pick<
  Audience,
  'cohort' | 'membership' | 'experienceBand' | 'city' | 'category'
>;

/** The class of somebody who is signed in. */
export const seekerClassOf = ({
  isPro,
  reader,
}: Pick<Session, 'isPro' | 'reader'>): SeekerClass => {
  const { cohort, experienceBand, city, category } = reader;
  return { cohort, membership: isPro ? 'pro' : 'basic', experienceBand, city, category };
};

/** Read by the edge as well (`npm run vcl`). */
export const LONGEST_CLASS = 200;
const FORM = /^([A-Za-z]+)\.([a-z]+)\.([1-9])\.([a-z0-9-]*)\.([a-z0-9-]*)$/;

/** The value of the cookie `aud`, such as `freshers.pro.2.pune.backend`; an empty part is not known. */
export const formatSeekerClass = (seeker: SeekerClass): string => {
  const { cohort, membership, experienceBand, city, category } = seeker;
  return [cohort, membership, experienceBand, city ?? '', category ?? ''].join('.');
};

const findValue = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);

/**
 * Reads the cookie `aud`. It may be forged: it selects a page that others get as well, and decides nothing that somebody
 * has paid for. Null for what is no class of a seeker; a city or category that the brand does not have is not known.
 */
export const parseSeekerClass = (
  text: string | undefined,
  brand: BrandConfig,
): SeekerClass | null => {
  if (text === undefined || text.length > LONGEST_CLASS) return null;
  const parts = FORM.exec(text);
  const cohort = findValue(COHORTS, parts?.[1]);
  const membership = findValue(MEMBERSHIPS, parts?.[2]);
  if (!parts || !cohort || !membership || membership === 'visitor') return null;
  const [, , , band, city = '', category = ''] = parts;
  return {
    cohort,
    membership,
    experienceBand: findBand(Number(band))?.id ?? ANY_BAND,
    city: (city && findCity(brand, city)?.slug) || null,
    category: (category && findCategory(brand, category)?.tag) || null,
  };
};
