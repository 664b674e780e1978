import type { ParseFailure } from '@broadsheet/contract/entities/parsed-resume';
import type Type from 'typebox';

/** How far the reading of a resume has come; a failure by its name. */
export type Reading = 'none' | 'reading' | 'read' | 'slow' | Type.Static<typeof ParseFailure>;

const BY_HAND = 'It is kept all the same; please fill in the form yourself.';

export const READING_TEXT: Readonly<Record<Reading, string>> = {
  none: '',
  reading: 'We are reading your resume. You need not wait for it.',
  read: 'We have filled in what your resume says, here and in the next steps. Please check it.',
  slow: 'Your resume takes longer to read. Go on: what it says comes up in the next steps.',
  unreadable: `We could not read this file. ${BY_HAND}`,
  encrypted: `This file asks for a password, so we could not read it. ${BY_HAND}`,
  'too-large': `This file is too large to be read. ${BY_HAND}`,
  'no-text': `There are only pictures in this file, no text. ${BY_HAND}`,
  timeout: `We could not read this file in time. ${BY_HAND}`,
};
