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
