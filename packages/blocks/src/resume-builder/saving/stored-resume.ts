import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { clearDraft, readDraft, writeDraft } from '../../shared/form/draft.ts';

export interface StoredResume {
  readonly resume: JsonResume;
  /** From which it was changed. */
  readonly version: number;
}

const idOf = (owner: string): string => `resume:${owner}`;

/** Keeps what was typed as long as the tab is open, for its owner alone. */
export const saveResume = (owner: string, { resume, version }: StoredResume): void =>
  writeDraft(idOf(owner), { resume: JSON.stringify(resume), version: String(version) });

export const forgetResume = (owner: string): void => clearDraft(idOf(owner));

/** What was typed and perhaps not saved; null where there is nothing. */
export const findStoredResume = (owner: string): StoredResume | null => {
  const { resume, version } = readDraft(idOf(owner));
  if (resume === undefined || version === undefined) return null;
  // As keepResume has written it, with what is not right yet.
  return { resume: JSON.parse(resume) as JsonResume, version: Number(version) };
};
