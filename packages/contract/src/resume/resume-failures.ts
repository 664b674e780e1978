import type { ErrorCode } from '../errors.ts';

/** The errors of the forms that add, rename, use or delete a resume: only their own page shows them. */
export const RESUME_FAILURES: ReadonlySet<string> = new Set<ErrorCode>([
  'CONFLICT',
  'JOB_NOT_FOUND',
  'RESUMES_FULL',
  'RESUME_LAST',
  'RESUME_NOT_FOUND',
  'RESUME_UPLOAD_FAILED',
  'VALIDATION',
]);
