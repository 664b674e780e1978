/** Marks a setting that contains the id of an experience band, so that Studio offers the ranges of years. */
export const NAMES_BAND = { key: 'x-names', value: 'experience-band' } as const;
