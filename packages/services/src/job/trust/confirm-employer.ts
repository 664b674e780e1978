import type { Brand } from '@broadsheet/contract/brand';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface EmployerEvidence {
  readonly brand: Brand;
  /** The slug of the company. */
  readonly company: string;
  /** Its own domain, which it has shown to receive mail at. */
  readonly domain?: string | undefined;
  /** Whether the documents of its registration were checked. */
  readonly documents: boolean;
  /** Takes all evidence back first. */
  readonly withdraw: boolean;
}

/**
 * Records what was confirmed about an employer.
 * @param now epoch milliseconds
 * @returns its name; null where the brand has no such company
 */
export const confirmEmployer = async (
  database: Kysely<Schema>,
  { brand, company, domain, documents, withdraw }: EmployerEvidence,
  now: number,
): Promise<string | null> => {
  const at = new Date(now);
  const row = await database
    .updateTable('companies')
    .set({
      ...(withdraw ? { domain_confirmed_at: null, documents_checked_at: null } : {}),
      ...(domain === undefined ? {} : { domain, domain_confirmed_at: at }),
      ...(documents ? { documents_checked_at: at } : {}),
    })
    .where('brand', '=', brand)
    .where('slug', '=', company)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
};
