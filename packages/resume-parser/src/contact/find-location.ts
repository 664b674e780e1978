import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import type { Row } from '../rows.ts';
import type { Locations } from '../words/locations.ts';

const LABEL =
  /\b(?:current location|location|address|city|town|based (?:in|at)|residing (?:in|at)|lives? in|place of residence)\b/iu;
/** These are not where a person lives now. */
const ELSEWHERE = /\b(?:preferred|native|birth|willing|relocate|passport|nationality)\b/iu;

/** Separators between fields in a row, or in a narrow column: a sign, an address, a number. */
const BETWEEN = /[|•·∙⋄◦]|\s[/~]\s|\S*(?:@|\p{L}\.\p{L}{2,})\S*|\(?\+?\d[\d() -]{7,}\d/u;
/** Icons and labels before a field. */
const SIGNS = /^[^\p{L}\p{N}]*(?:\p{L}\s)?(?:(?:location|address|city|place)\b\s*[:：-]?)?\s*/iu;
const CONTACT = /@|\+?\d[\d ()-]{8,}\d/u;
const ADDRESS_TERMS_MAX = 12;
const SURE = 0.9;
const LIKELY = 0.7;
const GUESSED = 0.5;

/**
 * The person's city: behind a label, alone with its state or country, or in an address.
 * @param rows near the contact details.
 * @param others where a city may be if there is none: a column beside, or the foot of a page.
 */
export const findLocation = (
  rows: readonly Row[],
  others: readonly Row[],
  { findCity, isLocation }: Locations,
): ParsedResume['location'] => {
  const found = (value: string | null, confidence: number): ParsedResume['location'] =>
    value === null ? undefined : { value, confidence };
  const labelled = rows.find(
    ({ text }) => LABEL.test(text) && !ELSEWHERE.test(text) && findCity(text) !== null,
  );
  if (labelled) return found(findCity(labelled.text), SURE);
  const partsOf = (all: readonly Row[]): string[] =>
    all
      .filter(({ text }) => !ELSEWHERE.test(text))
      .flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(BETWEEN)))
      .map((part) => part.replace(SIGNS, '').trim());
  const isAlone = (part: string): boolean => isLocation(part) && findCity(part) !== null;
  const alone = partsOf(rows).find(isAlone);
  if (alone !== undefined) return found(findCity(alone), LIKELY);
  const isAddress = (part: string): boolean =>
    /,|\d{6}/u.test(part) && part.split(/\s+/u).length <= ADDRESS_TERMS_MAX;
  const address = partsOf(rows).find((part) => isAddress(part) && findCity(part) !== null);
  if (address !== undefined) return found(findCity(address), GUESSED);
  const beside = rows.find(({ text }) => CONTACT.test(text) && findCity(text) !== null);
  if (beside) return found(findCity(beside.text), GUESSED);
  return found(findCity(partsOf(others).find(isAlone) ?? ''), GUESSED);
};
