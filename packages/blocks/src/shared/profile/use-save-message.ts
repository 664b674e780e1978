import { useState } from 'react';
import { reloadProfile } from './use-profile-value.ts';

export interface SaveMessage {
  /** What came of the last change, to be read out. */
  readonly note: string;
  /** Shows everywhere on the page what was saved. @param message what was done, as a sentence */
  readonly report: (message: string) => Promise<void>;
}

const AGAIN = 'Load the page again to see it here.';

/** What was saved in a section, with what it has done for the profile. */
export const useSaveMessage = (): SaveMessage => {
  const [note, setNote] = useState('');
  const report = async (message: string): Promise<void> => {
    const own = await reloadProfile();
    const now = own && `Your profile is ${own.completeness.percentage}% complete now.`;
    setNote(`${message} ${now ?? AGAIN}`.trim());
  };
  return { note, report };
};
