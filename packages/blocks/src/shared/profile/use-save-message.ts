import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { reloadProfile } from './use-profile-value.ts';

export interface SaveMessage {
  /** The result of the last change, announced to screen readers. */
  readonly note: string;
  /** Updates the page after a save and shows a message. @param message what was saved, as a sentence */
  readonly report: (message: string) => Promise<void>;
}

/** The message after a save in a section, with the new completeness of the profile. */
export const useSaveMessage = ({ profile }: Pick<Messages, 'profile'>): SaveMessage => {
  const [note, setNote] = useState('');
  const report = async (message: string): Promise<void> => {
    const own = await reloadProfile();
    const now = own && formatMessage(profile.complete, { percent: own.completeness.percentage });
    setNote(`${message} ${now ?? profile.reload}`.trim());
  };
  return { note, report };
};
