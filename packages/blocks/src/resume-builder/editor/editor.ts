import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { ResumePath } from '@broadsheet/contract/resume/read-json-resume';
import type { Edit } from '../model/edit-resume.ts';
import type { Undo } from '../use-resume.ts';

/** What every part of the editor works with. */
export interface Editor {
  readonly resume: JsonResume;
  readonly undo: Undo | null;
  readonly edit: (change: Edit, undo?: Undo) => void;
  /** Tells people who do not see it what has moved. */
  readonly announce: (text: string) => void;
  /** What is not right yet at a place. */
  readonly faultAt: (path: ResumePath) => string | undefined;
}
