import type { CoverSizes } from '@broadsheet/contract/entities/office-picture';
import type { EmployerPicture } from '@broadsheet/contract/entities/staff-employer';
import type { CallContext } from '../../platform/call/call-context.ts';
import {
  loadRecruiterPictures,
  type PictureAuthor,
  requireReplaceable,
  saveAuthor,
} from './picture-authors.ts';
import { lockEmployer } from './staff-employers.ts';

export interface PictureAssignment {
  readonly id: number;
  readonly picture: EmployerPicture;
  /** Null removes the picture. */
  readonly address: string | null;
  /** Of a cover, as #rrggbb. */
  readonly colour?: string | undefined;
  /** Of a cover with a narrow version. */
  readonly sizes?: CoverSizes | null | undefined;
  readonly author?: PictureAuthor;
}

const coverColumns = ({ address, colour, sizes }: PictureAssignment) => ({
  cover: address,
  cover_colour: address === null ? null : (colour ?? null),
  cover_sizes: address === null || !sizes ? null : JSON.stringify(sizes),
});

/**
 * Gives an employer of the brand a logo or a cover, and returns the address of the earlier one. Throws
 * COMPANY_NOT_FOUND, and EMPLOYER_PICTURE_FIXED where a recruiter would change what the site team has set.
 */
export const assignPicture = (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  assignment: PictureAssignment,
): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    const { id, picture, address, author } = assignment;
    const known = await lockEmployer({ database: transaction, brand }, id);
    if (author) requireReplaceable(known[picture], await loadRecruiterPictures(transaction, id));
    const set = picture === 'logo' ? { logo: address } : coverColumns(assignment);
    await transaction.updateTable('companies').set(set).where('id', '=', id).execute();
    if (address !== null) await saveAuthor(transaction, { companyId: id, address }, author);
    return known[picture];
  });
