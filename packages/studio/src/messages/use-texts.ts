import type { Brand } from '@broadsheet/contract/brand';
import type { Change } from '@broadsheet/contract/studio/change';
import { useFileText } from '../text/use-file-text.ts';
import { type MessageFile, messageFileOf } from './message-file.ts';
import { readTexts, type Texts } from './read-texts.ts';

const NONE: Texts = {};

/** The texts of a file as a draft has them, null if the file is damaged. */
export const useTexts = (change: Change, of: MessageFile) => {
  const file = messageFileOf(of);
  const { saved, files, live } = useFileText(change, file);
  return {
    data: saved && readTexts(file, saved.text),
    error: files.error ?? live.error,
    mutate: () => Promise.all([files.mutate(), live.mutate()]),
  };
};

/** What each site words in its own way in one part of the interface. A damaged file counts as empty: its page says so. */
export const useOwnTexts = (change: Change, area: string) => {
  const tech = useTexts(change, { area, site: 'tech' });
  const management = useTexts(change, { area, site: 'management' });
  const data: Readonly<Record<Brand, Texts>> | undefined = tech.data &&
    management.data && {
      tech: tech.data.texts ?? NONE,
      management: management.data.texts ?? NONE,
    };
  return {
    data,
    error: tech.error ?? management.error,
    mutate: () => Promise.all([tech.mutate(), management.mutate()]),
  };
};
