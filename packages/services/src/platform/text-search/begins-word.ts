import { plainText } from './parse-query.ts';

/** Whether a word of a name, or the name, begins so. @param start as plainText has it */
export const beginsWord = (name: string, start: string): boolean =>
  ` ${plainText(name)}`.includes(` ${start}`);
