import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { reloadProfile } from './use-profile-value.ts';

export interface SaveMessage {
  /** What came of the last change, to be read out. */
  readonly note: string;
  /** Shows everywhere on the page what was saved. @param message what was done, as a sentence */
  readonly report: (message: string) => Promise<void>;
}

/** What was saved in a section, with what it has done for the profile. */
export const useSaveMessage = ({ profile }: Pick<Messages, 'profile'>): SaveMessage => {
  const [note, setNote] = useState('');
  const report = async (message: string): Promise<void> => {
    const own = await reloadProfile();
    const now = own && formatMessage(profile.complete, { percent: own.completeness.percentage });
    setNote(`${message} ${now ?? profile.reload}`.trim());
  };
  return { note, report };
};
