/**
 * Marks the number or name of an entry in a list, under which other data refers to it. A form makes one for each new
 * entry, and never shows or changes it.
 */
export const NUMBERED = { 'x-numbered': true } as const;
