import { randomUUID } from 'node:crypto';
import type { RecommendationsTable } from '@broadsheet/services/platform/database/tables/recommendations';
import type { Insertable } from 'kysely';
import type { TestServices } from './create-test-services.ts';

/**
 * A recommendation that a seeker requested from Meera Iyer an hour ago, at an address of her own; its mail was not
 * sent.
 */
export const addRecommendation = async (
  { database, now }: Pick<TestServices, 'database' | 'now'>,
  seekerId: number,
  changes: Partial<Insertable<RecommendationsTable>> = {},
): Promise<number> => {
  const name = randomUUID();
  const { id } = await database
    .insertInto('recommendations')
    .values({
      seeker_id: seekerId,
      requested_email: `meera.${name}@example.com`,
      address_hash: Buffer.from(name),
      asked_name: 'Meera Iyer',
      message: 'Would you say how we worked together?',
      asked_at: new Date(now - 3_600_000),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The columns of a written recommendation. */
export const writtenBy = (now: number) =>
  ({
    status: 'received',
    name: 'Meera Iyer',
    relation: 'manager',
    title: 'Head of Payments',
    company: 'Deccan Ledger',
    introduced_at: new Date(now),
    comment: 'Careful, and kind to everybody.',
    written_at: new Date(now),
  }) satisfies Partial<Insertable<RecommendationsTable>>;
