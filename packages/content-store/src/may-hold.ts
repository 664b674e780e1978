/** A text with escapes may name something without containing its letters. */
const ESCAPE = '\\u';

/** Whether a JSON text could contain a string. */
export const mayHold = (text: string, string: string): boolean =>
  text.includes(JSON.stringify(string)) || text.includes(ESCAPE);
