import { AppError } from './errors.ts';

/** The limit of nested lists and objects. */
export const JSON_DEPTH_MAX = 32;
/** Of one list, one object or one form. */
export const ENTRIES_MAX = 1_000;

/** For a body that no page or program of ours would send. */
export const invalidBody = (message: string): AppError =>
  new AppError('BAD_REQUEST', { details: [{ path: 'body', message }] });

/** The end of the string that starts at `from`; beyond the input where it is not closed. */
const endOfText = (json: string, from: number): number => {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
};

/**
 * The fault of a JSON text before it is parsed, or null. Validators and copies of deeply nested data overflow the
 * stack, and reporting the faults of long lists takes longer than sending them. Syntax is left to the parser.
 */
export const findJsonFault = (json: string): AppError | null => {
  const commas: number[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '[' || sign === '{') {
      if (commas.push(0) > JSON_DEPTH_MAX)
        return invalidBody(`may be ${JSON_DEPTH_MAX} lists or objects deep at most`);
    } else if (sign === ']' || sign === '}') commas.pop();
    else if (sign === ',') {
      const counted = (commas.pop() ?? 0) + 1;
      if (counted >= ENTRIES_MAX)
        return invalidBody(`may have ${ENTRIES_MAX} entries in a list or object at most`);
      commas.push(counted);
    }
  }
  return null;
};
