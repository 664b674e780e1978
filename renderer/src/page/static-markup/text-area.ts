import { escapeHtml } from '@broadsheet/contract/escape-html';
import { NotStatic } from './not-static.ts';
import type { Props } from './react-tree.ts';

/** Browsers drop a line end that a text begins with; a second one keeps it. */
export const lineStart = (text: unknown): string =>
  typeof text === 'string' && text.startsWith('\n') ? '\n' : '';

/** What stands in a textarea. Throws NotStatic where it is given as children, which React alone can judge. */
export const textOfArea = ({ value, defaultValue, children }: Props): string => {
  if (children !== null && children !== undefined) throw new NotStatic('children of a textarea');
  const given = value ?? defaultValue;
  if (given === null || given === undefined) return '';
  if (typeof given === 'object') throw new NotStatic('an object as the text of a textarea');
  return lineStart(given) + escapeHtml(String(given));
};
