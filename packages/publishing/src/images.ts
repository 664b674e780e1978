import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { PublishingQueries } from './publishing-database.ts';

/** A picture and its name: the sha-256 of its bytes. */
export interface StoredImage {
  readonly digest: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Stores a picture; one that is stored already does not change. @param act.at epoch ms */
export const saveImage = async (
  queries: PublishingQueries,
  image: StoredImage,
  { by, at }: { readonly by: StaffName; readonly at: number },
): Promise<void> => {
  await queries
    .insertInto('publishing.images')
    .values({ ...image, kept_by: JSON.stringify(by), kept_at: new Date(at) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
};

/** The bytes of a picture; null where none was uploaded. */
export const findImage = async (
  queries: PublishingQueries,
  digest: string,
): Promise<Buffer | null> => {
  const row = await queries
    .selectFrom('publishing.images')
    .select('bytes')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.bytes ?? null;
};

/** The given pictures that are stored. */
export const knownImages = async (
  queries: PublishingQueries,
  digests: readonly string[],
): Promise<readonly string[]> => {
  if (digests.length === 0) return [];
  const rows = await queries
    .selectFrom('publishing.images')
    .select('digest')
    .where('digest', 'in', [...digests])
    .execute();
  return rows.map(({ digest }) => digest);
};
