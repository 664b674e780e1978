import type { ErrorCode } from './errors.ts';

/** How a login with the right password of a deactivated account is refused: a code has been emailed. */
export const INACTIVE_CODE = 'ACCOUNT_INACTIVE' satisfies ErrorCode;
/** The `step` of the login page, and of `/reactivate`, that takes that code. */
export const REACTIVATE_STEP = 'reactivate';
