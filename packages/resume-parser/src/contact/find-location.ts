import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import type { Row } from '../rows.ts';
import type { Locations } from '../words/locations.ts';

const LABEL =
  /\b(?:current location|location|address|city|based (?:in|at)|residing (?:in|at)|lives? in)\b/iu;

/** Separators between fields in a row, or in a narrow column: a sign, an address, a number. */
const BETWEEN = /[|•·]|\S*(?:@|\p{L}\.\p{L}{2,})\S*|\+?\d[\d -]{7,}\d/u;

/** The person's city, from the text near the contact details. */
export const findLocation = (
  rows: readonly Row[],
  { findCity, isLocation }: Locations,
): ParsedResume['location'] => {
  const labelled = rows.find(({ text }) => LABEL.test(text) && findCity(text) !== null);
  const cells = rows.flatMap((row) => row.cells.flatMap(({ text }) => text.split(BETWEEN)));
  const alone = cells.find((cell) => isLocation(cell.trim()) && findCity(cell) !== null);
  const value = findCity(labelled?.text ?? alone ?? '');
  return value === null ? undefined : { value, confidence: labelled ? 0.9 : 0.7 };
};
