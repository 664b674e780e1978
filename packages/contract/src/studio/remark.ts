import Type from 'typebox';
import { SOME_TEXT_PATTERN } from '../calls/chat.ts';

/** Plain text from one member of the team to others, with at least one visible character. */
export const Remark = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: SOME_TEXT_PATTERN,
    description: `some text of at most ${maxLength} characters`,
  });
