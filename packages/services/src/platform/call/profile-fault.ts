import { AppError } from '@broadsheet/contract/errors';

/** A VALIDATION error for a value that the site does not accept, with the field's path in the body. */
export const profileFault = (field: string, message: string): AppError =>
  new AppError('VALIDATION', { details: [{ path: `body/${field}`, message }] });
