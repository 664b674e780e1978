import type { EmployerPicture } from '@broadsheet/contract/entities/staff-employer';
import type { CallContext } from '../../platform/call/call-context.ts';
import { lockEmployer } from './staff-employers.ts';

export interface PictureAssignment {
  readonly id: number;
  readonly picture: EmployerPicture;
  /** Null removes the picture. */
  readonly address: string | null;
  /** Of a cover, as #rrggbb. */
  readonly colour?: string | undefined;
}

/** Gives an employer of the brand a logo or a cover, and returns the address of the earlier one. Throws COMPANY_NOT_FOUND. */
export const assignPicture = (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  { id, picture, address, colour }: PictureAssignment,
): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    const known = await lockEmployer({ database: transaction, brand }, id);
    const set =
      picture === 'logo'
        ? { logo: address }
        : { cover: address, cover_colour: address === null ? null : (colour ?? null) };
    await transaction.updateTable('companies').set(set).where('id', '=', id).execute();
    return known[picture];
  });
