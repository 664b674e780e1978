import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { clearDraft, readDraft, writeDraft } from '../../shared/form/draft.ts';

export interface StoredResume {
  readonly resume: JsonResume;
  /** The version that the resume is based on. */
  readonly version: number;
}

const idOf = (owner: string): string => `resume:${owner}`;

/** Stores an unsaved resume in sessionStorage, for its owner only. */
export const saveResume = (owner: string, { resume, version }: StoredResume): void =>
  writeDraft(idOf(owner), { resume: JSON.stringify(resume), version: String(version) });

export const forgetResume = (owner: string): void => clearDraft(idOf(owner));

/** Finds the stored resume that may be unsaved; null if there is none. */
export const findStoredResume = (owner: string): StoredResume | null => {
  const { resume, version } = readDraft(idOf(owner));
  if (resume === undefined || version === undefined) return null;
  // `saveResume` wrote this. It can still have validation errors.
  return { resume: JSON.parse(resume) as JsonResume, version: Number(version) };
};
