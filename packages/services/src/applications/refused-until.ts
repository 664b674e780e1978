import { sayMoment } from '@broadsheet/contract/apply-rules';
import { CatalogueError, type ErrorCode } from '@broadsheet/contract/errors';

/** A refusal that tells from when it is one no more. @param from epoch ms */
export const refusedUntil = (code: ErrorCode, from: number): CatalogueError =>
  new CatalogueError(code, {
    details: [{ path: 'from', message: `You can go on from ${sayMoment(from)}.` }],
  });
