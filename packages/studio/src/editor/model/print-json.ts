import { isJsonObject } from './json.ts';

/** The line width of content files. */
const WIDTH = 120;

export interface Spot {
  readonly indent: string;
  /** The column of the value in its line. */
  readonly column: number;
  /** Characters after it: 1 for a comma. */
  readonly tail: number;
  readonly newline: string;
}

const STEP = '  ';

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

export const printFlat = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${printFlat(inner)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};

export const fits = (text: string, { column, tail }: Spot): boolean =>
  column + text.length + tail <= WIDTH;

/** Formats the lines of an object or array between its brackets. */
export const printLines = (
  brackets: '[]' | '{}',
  lines: readonly string[],
  { indent, newline }: Spot,
): string => {
  const inner = lines.join(`,${newline}${indent}${STEP}`);
  return `${brackets[0]}${newline}${indent}${STEP}${inner}${newline}${indent}${brackets[1]}`;
};

/** The position of a value inside the lines of its parent. */
export const spotWithin = (spot: Spot, name: string, isLast: boolean): Spot => ({
  indent: spot.indent + STEP,
  column: spot.indent.length + STEP.length + name.length,
  tail: isLast ? 0 : 1,
  newline: spot.newline,
});

/**
 * Formats a value as content files are written: objects and lists of objects on several lines, other lists on one line if
 * they fit.
 */
export const printJson = (value: unknown, spot: Spot): string => {
  if (Array.isArray(value)) {
    const flat = printFlat(value);
    if (value.length === 0 || (value.every(isScalar) && fits(flat, spot))) return flat;
    const last = value.length - 1;
    const lines = value.map((each, at) => printJson(each, spotWithin(spot, '', at === last)));
    return printLines('[]', lines, spot);
  }
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, inner], at) => {
    const name = `${JSON.stringify(key)}: `;
    return name + printJson(inner, spotWithin(spot, name, at === entries.length - 1));
  });
  return printLines('{}', lines, spot);
};
