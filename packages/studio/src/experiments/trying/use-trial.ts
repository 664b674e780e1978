import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { listFiles, readFile } from '@broadsheet/contract/studio/content-calls';
import { callStudio } from '../../api/call-studio.ts';
import { findDocument, openVersionedDocument } from '../../changes/versioned-document.ts';
import { useQuery } from '../../data/use-query.ts';
import { EXPERIMENTS_FILE } from '../experiments-file.ts';

/** Null where there is no such file; asked of the list, for a refusal is an error in the console. */
const readOrNone = async (file: string) => {
  const { items } = await callStudio(listFiles);
  return items.some((each) => each.file === file)
    ? callStudio(readFile, { query: { file } })
    : null;
};

export interface TrialTexts {
  /** Null where no such page is live. */
  readonly live: { readonly text: string; readonly digest: string } | null;
  /** Of the file of experiments, in the change or as it is live; empty where there is none. */
  readonly experiments: string;
}

/** What an edit is tried against: the live page and the experiments that there are. */
export const useTrialTexts = (change: Change, document: ChangeDocument) =>
  useQuery(
    ['trial', change.id, change.version, document.file],
    async (): Promise<TrialTexts> => {
      const live = await readOrNone(document.file);
      const saved = findDocument(change, EXPERIMENTS_FILE);
      const experiments = saved ? saved.text : (await readOrNone(EXPERIMENTS_FILE))?.text;
      return { live, experiments: experiments ?? '' };
    },
    { keepPreviousData: true },
  );

/** Saves a layout and the file of experiments in one change; a second try after half of it saves the other half. */
export const saveTrial = async (
  change: Change,
  document: ChangeDocument,
  texts: { readonly layout: string; readonly experiments: string },
  onSaved: (change: Change) => void,
): Promise<void> => {
  const save = async (file: string, version: number | null, text: string) =>
    onSaved(await openVersionedDocument(change.id, file, version).save(text));
  const written = findDocument(change, EXPERIMENTS_FILE);
  if (written?.text !== texts.experiments)
    await save(EXPERIMENTS_FILE, written?.version ?? null, texts.experiments);
  await save(document.file, document.version, texts.layout);
};
