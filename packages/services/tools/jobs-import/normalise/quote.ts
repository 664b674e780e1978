const MAX_CHARACTERS = 60;

/** A value of a feed as it is named to a person, shortened: `"30+ Days Ago"`. */
export const quote = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim();
  return `"${line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line}"`;
};
