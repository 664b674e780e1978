import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { CallContext } from '../../platform/call/call-context.ts';
import { lockEmployer } from './staff-employers.ts';
import { loadOfficePictures, saveOfficePictures } from './stored-office-pictures.ts';

type Pictures = readonly OfficePicture[];

/**
 * Changes the pictures of one employer of the brand, one change at a time, and returns them before and after. Throws
 * COMPANY_NOT_FOUND, and what `change` throws.
 */
export const changeOfficePictures = (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  id: number,
  change: (pictures: Pictures) => Pictures,
): Promise<{ readonly before: Pictures; readonly after: Pictures }> =>
  database.transaction().execute(async (transaction) => {
    await lockEmployer({ database: transaction, brand }, id);
    const before = (await loadOfficePictures(transaction, [id])).get(id) ?? [];
    const after = change(before);
    if (after !== before) await saveOfficePictures(transaction, id, after);
    return { before, after };
  });
