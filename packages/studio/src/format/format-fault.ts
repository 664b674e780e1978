import { ERRORS } from '@broadsheet/contract/errors';
import { StudioError } from '../api/studio-error.ts';

/** Of the schema of a call: they are for developers. */
const OF_SCHEMA = /^(body|query|params)\b/;

/** What a handler of Studio says about a refused entry, in place of the general message. */
const refusalsOf = ({ code, details }: StudioError): readonly string[] =>
  code === 'VALIDATION'
    ? details.flatMap(({ path, message }) => (OF_SCHEMA.test(path) ? [] : [message]))
    : [];

/** Formats an error as a message for people. */
export const formatFault = (fault: unknown): string => {
  if (!(fault instanceof StudioError)) return ERRORS.UNKNOWN.message;
  const refusals = refusalsOf(fault);
  return refusals.length > 0 ? refusals.join(' ') : fault.message;
};
