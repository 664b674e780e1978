import type { ErrorCode } from '../errors.ts';

/** Why a form that adds, names or deletes a resume is refused: its page tells that there, and nowhere else. */
export const RESUME_FAILURES: ReadonlySet<string> = new Set<ErrorCode>([
  'CONFLICT',
  'RESUMES_FULL',
  'RESUME_LAST',
  'RESUME_NOT_FOUND',
  'VALIDATION',
]);
