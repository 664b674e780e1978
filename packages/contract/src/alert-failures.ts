import type { ErrorCode } from './errors.ts';

/** The errors of the forms that change or delete a job alert: the block with the alerts shows them. */
export const ALERT_FAILURES: ReadonlySet<string> = new Set<ErrorCode>([
  'ALERTS_FULL',
  'ALERT_NOT_FOUND',
  'CONFLICT',
]);
