import { escapeHtml } from '@broadsheet/contract/escape-html';
import { NotStatic } from './not-static.ts';
import type { Props } from './react-tree.ts';

/** Browsers drop a leading line break in a textarea, so a second one is added. */
export const lineStart = (text: unknown): string =>
  typeof text === 'string' && text.startsWith('\n') ? '\n' : '';

/** The text of a textarea. Throws NotStatic for children, which only React handles. */
export const textOfArea = ({ value, defaultValue, children }: Props): string => {
  if (children !== null && children !== undefined) throw new NotStatic('children of a textarea');
  const given = value ?? defaultValue;
  if (given === null || given === undefined) return '';
  if (typeof given === 'object') throw new NotStatic('an object as the text of a textarea');
  return lineStart(given) + escapeHtml(String(given));
};
