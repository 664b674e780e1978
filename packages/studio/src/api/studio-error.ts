import type { ErrorBody, ErrorDetails } from '@broadsheet/contract/errors';

/** What a call of Studio was refused with. */
export class StudioError extends Error {
  readonly code: string;
  /** Of the answer; 0 where none came. */
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, body: Pick<ErrorBody, 'code' | 'message' | 'details'>) {
    super(body.message);
    this.name = 'StudioError';
    this.code = body.code;
    this.status = status;
    this.details = body.details ?? [];
  }
}

/** Whether somebody else was quicker: nothing of theirs was overwritten. */
export const isVersionConflict = (fault: unknown): boolean =>
  fault instanceof StudioError && fault.code === 'CHANGE_MOVED';
