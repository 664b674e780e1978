import type { Audience } from './audience.ts';
import { ANY_BAND, findBand } from './experience.ts';

const COHORT_TEXTS: { readonly [Name in Audience['cohort']]: string } = {
  experienceMissing: 'no experience added',
  freshers: 'logged-in fresher',
  profileUpdateSuccess: 'profile just updated',
  parserMismatch: 'resume and profile differ',
  perfectMatch: 'complete profile',
  none: '',
};

const FIELD_TEXTS: { readonly [Field in keyof Audience]: (value: Audience[Field]) => string } = {
  brand: (brand) => `${brand} site`,
  membership: (membership) =>
    ({ visitor: 'visitor', basic: 'basic member', pro: 'Pro member' })[membership],
  cohort: (cohort) => COHORT_TEXTS[cohort],
  experienceBand: (band) =>
    band === ANY_BAND
      ? 'experience not known'
      : `${findBand(band)?.label ?? band} years of experience`,
  device: (device) => (device === 'desktop' ? 'on desktop' : `on a ${device}`),
  city: (city) => (city === null ? '' : `in ${city}`),
  category: (category) => (category === null ? '' : `interested in ${category}`),
  crawler: (crawler) => (crawler ? 'search engine' : ''),
};

/** A persona as text: `visitor, 0-1 years of experience, on a phone`. */
export const describePersona = (persona: Partial<Audience>): string =>
  Object.keys(FIELD_TEXTS)
    .flatMap((name) => {
      const field = name as keyof Audience;
      const word = FIELD_TEXTS[field] as (value: unknown) => string;
      return persona[field] === undefined ? [] : [word(persona[field])];
    })
    .filter(Boolean)
    .join(', ');
