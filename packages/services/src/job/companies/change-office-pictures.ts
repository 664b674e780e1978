import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { CallContext } from '../../platform/call/call-context.ts';
import {
  loadRecruiterPictures,
  type PictureAuthor,
  requireReplaceable,
  saveAuthor,
} from './picture-authors.ts';
import { lockEmployer } from './staff-employers.ts';
import { loadOfficePictures, saveOfficePictures } from './stored-office-pictures.ts';

type Pictures = readonly OfficePicture[];

/**
 * Changes the pictures of one employer of the brand, one change at a time, and returns them before and after. Throws
 * COMPANY_NOT_FOUND, what `change` throws, and EMPLOYER_PICTURE_FIXED where a recruiter would change what the site team has set.
 */
export const changeOfficePictures = (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  id: number,
  change: (pictures: Pictures) => Pictures,
  author?: PictureAuthor,
): Promise<{ readonly before: Pictures; readonly after: Pictures }> =>
  database.transaction().execute(async (transaction) => {
    await lockEmployer({ database: transaction, brand }, id);
    const before = (await loadOfficePictures(transaction, [id])).get(id) ?? [];
    const after = change(before);
    if (after === before) return { before, after };
    if (author) {
      const byRecruiters = await loadRecruiterPictures(transaction, id);
      for (const each of before)
        if (!after.includes(each)) requireReplaceable(each.address, byRecruiters);
    }
    await saveOfficePictures(transaction, id, after);
    for (const each of after)
      if (!before.includes(each))
        await saveAuthor(transaction, { companyId: id, address: each.address }, author);
    return { before, after };
  });
