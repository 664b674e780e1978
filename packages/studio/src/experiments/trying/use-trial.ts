import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import {
  listFiles,
  migrateBlock,
  readFile,
  readPalette,
} from '@broadsheet/contract/studio/content-calls';
import { callStudio } from '../../api/call-studio.ts';
import { findDocument, openVersionedDocument } from '../../changes/versioned-document.ts';
import { useQuery } from '../../data/use-query.ts';
import { typesByName } from '../../editor/model/types-by-name.ts';
import { EXPERIMENTS_FILE } from '../experiments-file.ts';
import { updateLive } from './update-live.ts';

/** Null if the file does not exist. It checks the list first, because a refused request is an error in the console. */
const readOrNone = async (file: string) => {
  const { items } = await callStudio(listFiles);
  return items.some((each) => each.file === file)
    ? callStudio(readFile, { query: { file } })
    : null;
};

export interface TrialTexts {
  /** Null if the page is not live. Its blocks are in the versions of the edit; the digest is of the live text itself. */
  readonly live: { readonly text: string; readonly digest: string } | null;
  /** The text of the experiments file, from the change or live; empty if there is none. */
  readonly experiments: string;
}

const loadLive = async (file: string, edited: string | null): Promise<TrialTexts['live']> => {
  const live = await readOrNone(file);
  if (!live || edited === null) return live;
  const { types } = await callStudio(readPalette);
  const text = await updateLive(
    { file, live: live.text, edited },
    (body) => callStudio(migrateBlock, { body }),
    typesByName(types),
  );
  return { text, digest: live.digest };
};

/** Loads what an edit is compared with: the live page and the experiments. */
export const useTrialTexts = (change: Change, document: ChangeDocument) =>
  useQuery(
    ['trial', change.id, change.version, document.file],
    async (): Promise<TrialTexts> => {
      const { file, text: edited } = document;
      const live = await loadLive(file, edited);
      const saved = findDocument(change, EXPERIMENTS_FILE);
      const experiments = saved ? saved.text : (await readOrNone(EXPERIMENTS_FILE))?.text;
      return { live, experiments: experiments ?? '' };
    },
    { keepPreviousData: true },
  );

/** Saves a layout and the experiments file in one change. A retry after a partial failure saves the missing one. */
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
