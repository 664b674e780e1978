import { ERRORS } from '@broadsheet/contract/errors';
import { StudioError } from '../api/studio-error.ts';

/** What went wrong, in words for people. */
export const formatFault = (fault: unknown): string =>
  fault instanceof StudioError ? fault.message : ERRORS.UNKNOWN.message;
