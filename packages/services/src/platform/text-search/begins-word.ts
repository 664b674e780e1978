import { plainText } from './parse-query.ts';

/** Whether a name, or a word of it, begins with `start`. @param start normalised by plainText */
export const beginsWord = (name: string, start: string): boolean =>
  ` ${plainText(name)}`.includes(` ${start}`);
