import { formatName } from '../format/format-name.ts';

const LONGEST = 60;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

/** Formats a setting's value, short enough for a sentence. */
export const formatValue = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string') return `“${shortened(value)}”`;
  return shortened(JSON.stringify(value));
};

/** Formats a path: `hero.seeAll` is "Hero, See all". */
export const formatPath = (path: string): string => path.split('.').map(formatName).join(', ');
