import type { MessageCase, MessageChoice } from '@broadsheet/messages/editable-message';
import { formatName } from '../format/format-name.ts';

/** The categories of plural rules. English has one and other. */
const NUMBERS: Readonly<Record<string, string>> = {
  zero: 'is 0',
  one: 'is 1',
  two: 'is 2',
  few: 'is small',
  many: 'is large',
};

/** When pages show this case: "When the number is 1". */
export const labelOfCase = ({ kind, value }: MessageChoice, { name }: MessageCase): string => {
  if (name === 'other') return 'Otherwise';
  if (kind === 'select')
    return `When the ${formatName(value).toLowerCase()} is “${formatName(name).toLowerCase()}”`;
  return `When the number ${NUMBERS[name] ?? `is ${name.slice(1)}`}`;
};
