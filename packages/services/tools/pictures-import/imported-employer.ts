import type { Brand } from '@broadsheet/contract/brand';
import type { CoverSizes, OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { Kysely } from 'kysely';
import { loadOfficePictures } from '../../src/job/companies/stored-office-pictures.ts';
import type { Schema } from '../../src/platform/database/schema.ts';

/** An employer and its pictures as they are, or in a dry run as they would be. */
export interface ImportedEmployer {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly coverColour: string | null;
  readonly coverSizes: CoverSizes | null;
  readonly officePictures: readonly OfficePicture[];
}

/** Loads an employer of the brand by its slug; null where there is none. */
export const findImportedEmployer = async (
  database: Kysely<Schema>,
  brand: Brand,
  slug: string,
): Promise<ImportedEmployer | null> => {
  const row = await database
    .selectFrom('companies')
    .select([
      'id',
      'name',
      'logo',
      'cover',
      'cover_colour as coverColour',
      'cover_sizes as coverSizes',
    ])
    .where('brand', '=', brand)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  const pictures = await loadOfficePictures(database, [row.id]);
  return { ...row, officePictures: pictures.get(row.id) ?? [] };
};
