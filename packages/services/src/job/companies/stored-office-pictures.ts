import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The office pictures of some companies, in order; a company without any is absent. */
export const loadOfficePictures = async (
  database: Kysely<Schema>,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OfficePicture[]>> => {
  if (companyIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('office_pictures')
    .select(['company_id', 'address', 'alt', 'width', 'height', 'colour', 'narrow'])
    .where('company_id', 'in', companyIds)
    .orderBy('company_id')
    .orderBy('position')
    .execute();
  const byCompany = new Map<number, OfficePicture[]>();
  for (const { company_id, narrow, ...row } of rows) {
    const picture = { ...row, ...(narrow && { narrow }) };
    const known = byCompany.get(company_id);
    if (known) known.push(picture);
    else byCompany.set(company_id, [picture]);
  }
  return byCompany;
};

/** Replaces the office pictures of a company. The caller has locked the company. */
export const saveOfficePictures = async (
  transaction: Kysely<Schema>,
  companyId: number,
  pictures: readonly OfficePicture[],
): Promise<void> => {
  await transaction.deleteFrom('office_pictures').where('company_id', '=', companyId).execute();
  if (pictures.length === 0) return;
  await transaction
    .insertInto('office_pictures')
    .values(
      pictures.map(({ narrow, ...picture }, index) => ({
        ...picture,
        narrow: narrow ? JSON.stringify(narrow) : null,
        company_id: companyId,
        position: index + 1,
      })),
    )
    .execute();
};
