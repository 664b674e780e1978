import type { Audience } from './audience.ts';
import { ANY_BAND, findBand } from './experience.ts';

const FIELD_TEXTS: { readonly [Field in keyof Audience]: (value: Audience[Field]) => string } = {
  brand: (brand) => `on the ${brand} site`,
  membership: (membership) => (membership === 'visitor' ? 'a visitor' : `a ${membership} member`),
  cohort: (cohort) => (cohort === 'none' ? 'of no cohort' : `of the cohort ${cohort}`),
  experienceBand: (band) =>
    band === ANY_BAND
      ? 'of unknown experience'
      : `with ${findBand(band)?.label ?? band} years of experience`,
  device: (device) => `at a ${device}`,
  city: (city) => (city === null ? '' : `in ${city}`),
  category: (category) => (category === null ? '' : `interested in ${category}`),
  crawler: (crawler) => (crawler ? 'a search engine' : ''),
};

/** Somebody in plain words, without what goes unsaid: `a visitor, of the cohort freshers, at a phone`. */
export const describePersona = (persona: Partial<Audience>): string =>
  Object.keys(FIELD_TEXTS)
    .flatMap((name) => {
      const field = name as keyof Audience;
      const word = FIELD_TEXTS[field] as (value: unknown) => string;
      return persona[field] === undefined ? [] : [word(persona[field])];
    })
    .filter(Boolean)
    .join(', ');
