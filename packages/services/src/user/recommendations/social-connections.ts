import { SOCIAL_KINDS, type SocialKind } from '@broadsheet/contract/social-address';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A seeker's pages on other sites, in the order of SOCIAL_KINDS. */
export const readSocialConnections = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<{ kind: SocialKind; address: string; addedAt: string }[]> => {
  const rows = await database
    .selectFrom('social_connections')
    .select(['kind', 'address', 'added_at'])
    .where('seeker_id', '=', seekerId)
    .execute();
  return rows
    .toSorted((one, other) => SOCIAL_KINDS.indexOf(one.kind) - SOCIAL_KINDS.indexOf(other.kind))
    .map(({ kind, address, added_at }) => ({ kind, address, addedAt: added_at.toISOString() }));
};
