import { PhraseIndex } from '../../phrase-index.ts';
import { countriesOfCity, LARGE_CITIES } from './cities.ts';
import { plainName } from './plain-name.ts';
import { countriesOfCode, countriesOfRegion, INDIA, REGION_NAMES } from './regions.ts';

/** One place that a location names. */
export interface NamedLocation {
  readonly text: string;
  /** `india`, `abroad`, or `unknown` where no list has it. */
  readonly where: 'india' | 'abroad' | 'unknown';
  readonly cityIds: readonly number[];
}

/** The countries that a part of a location may be in, the likeliest first; none where no list has it. */
interface Part {
  readonly text: string;
  readonly kind: 'city' | 'region' | 'unknown';
  readonly countries: readonly string[];
  readonly cityIds: readonly number[];
}

/** Lists of found: "Mumbai/Pune", "Pune | Delhi", "Pune or Delhi". */
const LISTED = /\s*(?:[/|;\n&]|\bor\b|\band\b)\s*/i;
const PARTS = /\s*(?:[,()[\]:•·]|\s[-–—]+\s|\s[-–—]|[-–—]\s|\s\.\s)\s*/;
/** Words about the kind of work or place, which name none. */
const NO_LOCATION =
  /\b(?:(?:not |un)(?:specified|disclosed|available|known|mentioned)|n\/a|na|none|null|nan|tbd|fully|100\s*%|remote(?:ly)?|hybrid|on-?\s?site|in[- ]office|office|wfh|wfo|telecommut\w*|home[ -]?based|(?:permanent )?work(?:ing)? from (?:home|office|anywhere)|anywhere|based|only|preferred|flexible|head ?quarters?|head|main|hq|campus|area|metro(?:politan)?|greater|region|city|district|location|locations|multiple|various|several|any|across|all over|open to|within|from|in|job|jobs|not|non|is|the|or|other|others|cities|found?|world ?wide|global(?:ly)?|international|apac|asia|asia[ -]pacific|earth|time ?zones?|days?|per|a|week|month|x|\d+)\b|%/gi;

const withoutWork = (text: string): string =>
  text
    .replace(NO_LOCATION, ' ')
    .replace(/^[\s\-–—.+*]+|[\s\-–—.+*]+$/g, '')
    .replace(/\s+/g, ' ');

/** Regions and large cities, to be found among other words. */
const known = new PhraseIndex<Part>([
  ...REGION_NAMES.map(
    (name) => [name, regionPart(name, [...(countriesOfRegion(name) ?? [])])] as const,
  ),
  ...LARGE_CITIES.map((name) => [name, cityPart(name, countriesOfCity(name) ?? [])] as const),
]);

function regionPart(text: string, countries: readonly string[]): Part {
  return { text, kind: 'region', countries, cityIds: [] };
}

function cityPart(text: string, countries: readonly string[], ids: readonly number[] = []): Part {
  return { text, kind: 'city', countries, cityIds: ids };
}

/** What one part names; several parts where it has several names, none where it is only about the kind of work. */
const readPart = (written: string, cities: PhraseIndex<number>): Part[] => {
  const text = countriesOfCity(plainName(written)) ? written : withoutWork(written);
  const name = plainName(text);
  if (!name) return [];
  const exact = cities.exact(text);
  if (exact !== undefined)
    return [cityPart(text, [INDIA, ...(countriesOfCity(name) ?? [])], [exact])];
  const region = countriesOfRegion(name) ?? countriesOfCode(text);
  if (region) return [regionPart(text, [...region])];
  const city = countriesOfCity(name) ?? countriesOfCity(name.replaceAll('-', ' '));
  if (city) return [cityPart(text, city)];
  const ids = cities.find(text);
  if (ids.length > 0) return ids.map((id) => cityPart(text, [INDIA], [id]));
  const among = known.find(name);
  if (among.length > 0) return among.map((part) => ({ ...part, text }));
  const code = /^([A-Z]{2,3})[\s-]+(.+)$/.exec(text) ?? /^(.+?)[\s-]+([A-Z]{2,3})$/.exec(text);
  if (code?.[1] && code[2] && (countriesOfCode(code[1]) || countriesOfCode(code[2])))
    return [code[1], code[2]].flatMap((half) => readPart(half, cities));
  if (/\w[-.]\w/.test(text))
    return text
      .split(/[-.]/)
      .flatMap((half) => readPart(half, cities))
      .filter(({ kind }, _, all) => kind !== 'unknown' || all.every((each) => each.kind === kind));
  return /\p{L}{2}/u.test(text) ? [{ text, kind: 'unknown', countries: [], cityIds: [] }] : [];
};

/** The part with only the countries that both may be in; undefined where they exclude one another. */
const joined = (part: Part, region: Part): Part | undefined => {
  if (part.kind === 'unknown') return { ...part, kind: 'city', countries: region.countries };
  const both = part.countries.filter((country) => region.countries.includes(country));
  return both.length > 0 ? { ...part, countries: both } : undefined;
};

/** Joins each region to the place that it follows: "Cambridge, MA, USA" is one place, "Mumbai, US" are two. */
const joinRegions = (parts: readonly Part[]): Part[] => {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const isUnder = last !== undefined && part.kind === 'region';
    const isOver = last?.kind === 'region' && part.kind !== 'region';
    const one = isUnder ? joined(last, part) : isOver ? joined(part, last) : undefined;
    if (one && last) found[found.length - 1] = { ...one, text: `${last.text}, ${part.text}` };
    else found.push(part);
  }
  return found;
};

const toNamedLocation = ({ text, kind, countries, cityIds }: Part): NamedLocation => {
  if (kind === 'unknown') return { text, where: 'unknown', cityIds: [] };
  const isIndian = countries[0] === INDIA;
  return { text, where: isIndian ? 'india' : 'abroad', cityIds: isIndian ? cityIds : [] };
};

/** The found that a location names, each with its country. `cities` are those of the brand. */
export const findNamedLocations = (
  location: string,
  cities: PhraseIndex<number>,
): NamedLocation[] =>
  location
    .split(LISTED)
    .flatMap((listed) => joinRegions(listed.split(PARTS).flatMap((part) => readPart(part, cities))))
    .map(toNamedLocation);
