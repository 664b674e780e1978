import { PhraseIndex } from '../phrase-index.ts';
import { findNamedLocations } from './places/find-named-locations.ts';
import { plainName } from './places/plain-name.ts';
import { countriesOfRegion } from './places/regions.ts';

export interface KnownCity {
  readonly id: number;
  readonly label: string;
  readonly slug: string;
  readonly synonyms: readonly string[];
}

export interface Locations {
  /** Ids of the brand's cities, in the order named. */
  readonly cityIds: readonly number[];
  /** The complete job can be done from home. */
  readonly remote: boolean;
  /** A location names India, or the whole world. */
  readonly inIndia: boolean;
  /** The location that shows that the job is in another country; null when it is in India or may be. */
  readonly abroad: string | null;
  /** The location that names no place of any list, where no other says that the job is in India. */
  readonly unknown: string | null;
}

const REMOTE =
  /\b(?:remote(?:ly)?|wfh|telecommut\w*|home[ -]?based|(?:work|working) from (?:home|anywhere)|anywhere)\b/i;
const NOT_REMOTE = /\b(?:not?|non)[ -]remote\b|\bhybrid\b/i;
const WORLDWIDE = /\b(?:world ?wide|global(?:ly)?|anywhere|apac|asia(?:[ -]pacific)?)\b/i;

const indexCities = (cities: readonly KnownCity[]): PhraseIndex<number> =>
  new PhraseIndex<number>(
    cities.flatMap(({ id, label, slug, synonyms }) =>
      [label, slug.replaceAll('-', ' '), ...synonyms].map((name) => [name, id] as const),
    ),
  );

/** Tells whether a text is a city's name, also with its state and country, and nothing else. */
export const createCityTest = (cities: readonly KnownCity[]) => {
  const index = indexCities(cities);
  return (text: string): boolean => {
    const parts = text.split(/\s*[,/]\s*/);
    return (
      parts.some((part) => index.exact(part) !== undefined) &&
      parts.every(
        (part) =>
          index.exact(part) !== undefined || countriesOfRegion(plainName(part)) !== undefined,
      )
    );
  };
};

/** Matches locations with the cities of one brand, under any of their names. */
export const createLocationReader = (cities: readonly KnownCity[]) => {
  const index = indexCities(cities);
  /**
   * "Mumbai/Pune", "Bengaluru, Karnataka, India", "Remote", "Work from home". A location that is not a city of the
   * brand, and "Multiple Locations", give no city; neither does a text that names another country.
   */
  return (texts: readonly string[]): Locations => {
    const named = texts.flatMap((text) => findNamedLocations(text, index));
    const isIndian = named.some(({ where }) => where === 'india');
    const remote = texts.some((text) => REMOTE.test(text) && !NOT_REMOTE.test(text));
    const isWorldwide = texts.some((text) => WORLDWIDE.test(text)) && remote;
    const first = (where: 'abroad' | 'unknown'): string | null =>
      isIndian || isWorldwide
        ? null
        : (texts.find((text) =>
            findNamedLocations(text, index).some((location) => location.where === where),
          ) ?? null);
    const abroad = first('abroad');
    return {
      cityIds: [...new Set(named.flatMap(({ cityIds }) => cityIds))],
      remote,
      inIndia: isIndian || isWorldwide,
      abroad,
      unknown: abroad === null && !remote ? first('unknown') : null,
    };
  };
};
