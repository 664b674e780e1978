const LONGEST = 60;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

/** A value of a setting, short enough to read in a sentence. */
export const formatValue = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string') return `“${shortened(value)}”`;
  return shortened(JSON.stringify(value));
};

/** `hero.seeAll` as people say it: "hero, see all". */
export const formatPath = (path: string): string =>
  path
    .split('.')
    .map((name) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase())
    .join(', ');
