/** A text that names a city of the brand by its slug. */
export const NAMES_CITY = { key: 'x-names', value: 'city' } as const;
