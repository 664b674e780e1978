import { AppError } from '@broadsheet/contract/errors';

/** A value that the site cannot take, by its place in the body. */
export const profileFault = (field: string, message: string): AppError =>
  new AppError('VALIDATION', { details: [{ path: `body/${field}`, message }] });
