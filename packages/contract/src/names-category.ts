/** Marks a setting, or the entries of one, that name categories by their slugs, so that an unknown one is found. */
export const NAMES_CATEGORY = { key: 'x-names', value: 'category' } as const;
