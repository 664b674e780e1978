import { CONTROL } from '@broadsheet/contract/experiments';

/** Control first, then by name: an arm's stretch does not hang on the order in the file. */
export const sortArms = (arms: readonly string[]): string[] => [
  ...arms.filter((arm) => arm === CONTROL),
  ...arms.filter((arm) => arm !== CONTROL).sort(),
];
