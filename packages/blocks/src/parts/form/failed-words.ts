import { ERRORS, type ErrorCode } from '@broadsheet/contract/errors';
import type { PageMatch } from '@broadsheet/contract/match-page';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** Why a form that was sent without JavaScript has failed, out of the address that it came back to; null when it has not. */
export const failedWords = ({ query }: PageMatch): string | null => {
  const { failed } = query;
  if (failed === undefined) return null;
  return isCode(failed) ? ERRORS[failed].message : ERRORS.UNKNOWN.message;
};
