import { CatalogueError } from '@broadsheet/contract/errors';

/** A value that the site cannot take, by its place in the body. */
export const profileFault = (place: string, message: string): CatalogueError =>
  new CatalogueError('VALIDATION', { details: [{ path: `body/${place}`, message }] });
