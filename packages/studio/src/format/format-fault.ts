import { ERRORS } from '@broadsheet/contract/errors';
import { StudioError } from '../api/studio-error.ts';

/** Formats an error as a message for people. */
export const formatFault = (fault: unknown): string =>
  fault instanceof StudioError ? fault.message : ERRORS.UNKNOWN.message;
