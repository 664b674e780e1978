import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { ResumePath } from '@broadsheet/contract/resume/read-json-resume';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Edit } from '../model/edit-resume.ts';
import type { Undo } from '../use-resume.ts';

/** What every part of the editor uses. */
export interface Editor {
  readonly messages: Messages['resume-editor'];
  readonly titles: Messages['resume-sheet'];
  readonly resume: JsonResume;
  readonly undo: Undo | null;
  readonly edit: (change: Edit, undo?: Undo) => void;
  /** Announces a move to screen readers. */
  readonly announce: (text: string) => void;
  /** The error of a field. */
  readonly faultAt: (path: ResumePath) => string | undefined;
}
