/** Marks a setting, or the entries of one, that contains category slugs, so that unknown ones are found. */
export const NAMES_CATEGORY = { key: 'x-names', value: 'category' } as const;
