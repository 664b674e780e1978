import type { ParseFailure } from '@broadsheet/contract/entities/parsed-resume';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';

/** The state of the resume reading; a failure by its name. */
export type Reading = 'none' | 'reading' | 'read' | 'slow' | Type.Static<typeof ParseFailure>;

/** The status line under the upload. If the reading failed, it asks the user to fill in the form. */
export const readingText = (
  reading: Reading,
  { byHand, ...messages }: Messages['resume-reading'],
): string => {
  const texts: Readonly<Record<Reading, string>> = {
    none: '',
    reading: messages.reading,
    read: messages.read,
    slow: messages.slow,
    unreadable: `${messages.unreadable} ${byHand}`,
    encrypted: `${messages.encrypted} ${byHand}`,
    'too-large': `${messages.tooLarge} ${byHand}`,
    'no-text': `${messages.noText} ${byHand}`,
    timeout: `${messages.timeout} ${byHand}`,
  };
  return texts[reading];
};
