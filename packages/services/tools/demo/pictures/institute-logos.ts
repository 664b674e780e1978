import { BRANDS } from '@broadsheet/contract/brand';
import { addressOfImage } from '@broadsheet/contract/media';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { DEMO_INSTITUTES } from '../courses/institutes.ts';
import { loadOnce } from '../load-once.ts';
import { LOGOS } from './picture-list.ts';

interface NamedInstitute {
  readonly id: number;
  readonly name: string;
}

/**
 * Addresses of logos, the same for the same list: the first letter of an institute or an abstract sign, in turn. None is
 * given twice.
 * @param used addresses that employers have
 */
const assignInstituteLogos = (
  institutes: readonly NamedInstitute[],
  used: ReadonlySet<string>,
): readonly { readonly id: number; readonly logo: string | null }[] => {
  const remaining = LOGOS.map(([subject, digest]) => ({
    subject: subject as string,
    address: addressOfImage(digest),
  })).filter(({ subject, address }) => !subject.startsWith('motif:') && !used.has(address));
  const take = (suits: (subject: string) => boolean): string | null => {
    const at = remaining.findIndex(({ subject }) => suits(subject));
    return at < 0 ? null : (remaining.splice(at, 1)[0]?.address ?? null);
  };
  return institutes.map(({ id, name }, index) => {
    const letter = () => take((subject) => subject === `letter:${name.charAt(0)}`);
    const sign = () => take((subject) => subject === 'sign');
    return { id, logo: index % 2 === 0 ? (letter() ?? sign()) : (sign() ?? letter()) };
  });
};

const addLogos = async (database: Kysely<Schema>): Promise<void> => {
  for (const brand of BRANDS) {
    const institutes = await database
      .selectFrom('institutes')
      .select(['id', 'name'])
      .where('brand', '=', brand)
      .where(
        'slug',
        'in',
        DEMO_INSTITUTES[brand].map(({ slug }) => slug),
      )
      .orderBy('id')
      .execute();
    const companies = await database
      .selectFrom('companies')
      .select('logo')
      .where('brand', '=', brand)
      .execute();
    const used = new Set(companies.flatMap(({ logo }) => (logo === null ? [] : [logo])));
    const logos = assignInstituteLogos(institutes, used);
    await sql`
      update institutes set logo = given.logo
      from unnest(
        ${logos.map(({ id }) => id)}::integer[], ${logos.map(({ logo }) => logo)}::text[]
      ) as given(id, logo)
      where institutes.id = given.id and institutes.logo is null`.execute(database);
  }
};

/** Gives the institutes of the demo their logos, once; also those that were loaded by an earlier version. */
export const loadInstituteLogos = (database: Kysely<Schema>): Promise<void> =>
  loadOnce(database, 'demo-institute-logos', addLogos);
