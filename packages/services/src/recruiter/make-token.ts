import type { Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { hashRecruiterToken, makeRecruiterToken } from './recruiter-token.ts';

export interface CreatedToken {
  /** Shown here only: it is not stored. */
  readonly token: string;
  readonly name: string;
  readonly company: string;
  readonly brand: Brand;
  readonly expiresAt: Date;
}

export interface TokenOrder {
  readonly recruiterId: number;
  /** How long it is valid. */
  readonly days: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Issues a token for a program that acts for a recruiter; null where there is no such recruiter. */
export const makeToken = async (
  database: Kysely<Schema>,
  { recruiterId, days, now }: TokenOrder,
): Promise<CreatedToken | null> => {
  const recruiter = await database
    .selectFrom('recruiters')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .select(['recruiters.name', 'companies.name as company', 'recruiters.brand'])
    .where('recruiters.id', '=', recruiterId)
    .executeTakeFirst();
  const token = makeRecruiterToken();
  const hash = hashRecruiterToken(token);
  if (!recruiter || !hash) return null;
  const expiresAt = new Date(now + days * DAY_MS);
  await database
    .insertInto('recruiter_tokens')
    .values({
      hash,
      recruiter_id: recruiterId,
      created_at: new Date(now),
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  return { token, ...recruiter, expiresAt };
};

/** Revokes every token of a recruiter. @returns how many were valid until now */
export const endTokens = async (
  database: Kysely<Schema>,
  { recruiterId, now }: Omit<TokenOrder, 'days'>,
): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable('recruiter_tokens')
    .set({ ended_at: new Date(now) })
    .where('recruiter_id', '=', recruiterId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
