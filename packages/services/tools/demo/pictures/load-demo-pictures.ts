import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { EMPLOYER_PICTURES } from '@broadsheet/contract/entities/staff-employer';
import { addressOfImage } from '@broadsheet/contract/media';
import { type Kysely, sql } from 'kysely';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { loadOnce } from '../load-once.ts';
import { assignOffices } from './assign-offices.ts';
import { assignPictures, type PicturedCompany } from './assign-pictures.ts';
import { COVERS, OFFICES } from './picture-list.ts';

const listCompanies = (
  database: Kysely<Schema>,
  brand: Brand,
): Promise<readonly PicturedCompany[]> =>
  database
    .selectFrom('companies')
    .innerJoin('industries', 'industries.id', 'companies.industry_id')
    .select([
      'companies.id',
      'companies.slug',
      'companies.name',
      'companies.size',
      'industries.label as industry',
    ])
    .where('companies.brand', '=', brand)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs')
          .select('jobs.id')
          .whereRef('jobs.company_id', '=', 'companies.id')
          .where('jobs.source', '=', 'demo'),
      ),
    )
    .orderBy('companies.id')
    .execute();

const addLogosAndCovers = async (database: Kysely<Schema>): Promise<void> => {
  for (const brand of BRANDS) {
    const pictures = assignPictures(await listCompanies(database, brand));
    await sql`
      update companies set logo = coalesce(companies.logo, given.logo), cover = coalesce(companies.cover, given.cover)
      from unnest(
        ${pictures.map(({ id }) => id)}::integer[], ${pictures.map(({ logo }) => logo)}::text[],
        ${pictures.map(({ cover }) => cover)}::text[]
      ) as given(id, logo, cover)
      where companies.id = given.id`.execute(database);
  }
};

const addCoverColours = async (database: Kysely<Schema>): Promise<void> => {
  const covers = Object.values(COVERS);
  await sql`
    update companies set cover_colour = given.colour
    from unnest(
      ${covers.map(({ digest }) => addressOfImage(digest))}::text[], ${covers.map(({ colour }) => colour)}::text[]
    ) as given(cover, colour)
    where companies.cover = given.cover and companies.cover_colour is null`.execute(database);
};

const addOffices = async (database: Kysely<Schema>): Promise<void> => {
  const sent = await database
    .selectFrom('office_pictures')
    .select('company_id')
    .distinct()
    .execute();
  const withPictures = new Set(sent.map(({ company_id }) => company_id));
  for (const brand of BRANDS) {
    const companies = await listCompanies(database, brand);
    const rows = companies
      .filter(({ id }) => !withPictures.has(id))
      .flatMap((company) =>
        assignOffices(company).map((picture, index) => ({
          ...picture,
          company_id: company.id,
          position: index + 1,
        })),
      );
    await insertRows(database, 'office_pictures', rows);
  }
};

const narrowOf = (digest: string, kind: 'cover' | 'office') => ({
  address: addressOfImage(digest),
  width: EMPLOYER_PICTURES[kind].narrowWidth,
});

const addNarrowPictures = async (database: Kysely<Schema>): Promise<void> => {
  const { width } = EMPLOYER_PICTURES.cover.maxSize;
  for (const { digest, narrow } of Object.values(COVERS))
    await database
      .updateTable('companies')
      .set({ cover_sizes: JSON.stringify({ width, narrow: narrowOf(narrow, 'cover') }) })
      .where('cover', '=', addressOfImage(digest))
      .where('cover_sizes', 'is', null)
      .execute();
  for (const { digest, narrow } of OFFICES)
    await database
      .updateTable('office_pictures')
      .set({ narrow: JSON.stringify(narrowOf(narrow, 'office')) })
      .where('address', '=', addressOfImage(digest))
      .where('narrow', 'is', null)
      .execute();
};

/** Gives the employers of the demo market their pictures, once; also those of a market that was loaded by an earlier version. */
export const loadDemoPictures = async (database: Kysely<Schema>): Promise<void> => {
  await loadOnce(database, 'demo-pictures', addLogosAndCovers);
  await loadOnce(database, 'demo-office-pictures', async (transaction) => {
    await addCoverColours(transaction);
    await addOffices(transaction);
  });
  await loadOnce(database, 'demo-narrow-pictures', addNarrowPictures);
};
