import type { ErrorBody, ErrorDetails } from '@broadsheet/contract/errors';

/** The error of a refused Studio call. */
export class StudioError extends Error {
  readonly code: string;
  /** The status of the response; 0 if there was none. */
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

/** True if someone else saved first. Their version was not overwritten. */
export const isVersionConflict = (fault: unknown): boolean =>
  fault instanceof StudioError && fault.code === 'CHANGE_MOVED';

/** True if the server refused what was entered; the details say which field and why. */
export const isInvalid = (fault: unknown): boolean =>
  fault instanceof StudioError && fault.code === 'VALIDATION';
