import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { PublishingQueries } from './publishing-database.ts';

/** A picture and its name: the sha-256 of its bytes. */
export interface StoredImage {
  readonly digest: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface ImageUpload {
  readonly by: StaffName;
  /** Epoch ms. */
  readonly at: number;
  /** Whether it is for content, and not of an employer or a person. */
  readonly inLibrary?: boolean;
}

/** Stores a picture. One that is stored already does not change, but may join the library. */
export const saveImage = async (
  queries: PublishingQueries,
  image: StoredImage,
  { by, at, inLibrary = false }: ImageUpload,
): Promise<void> => {
  await queries
    .insertInto('publishing.images')
    .values({
      ...image,
      kept_by: JSON.stringify(by),
      kept_at: new Date(at),
      in_library: inLibrary,
    })
    .onConflict((conflict) =>
      inLibrary
        ? conflict.column('digest').doUpdateSet({ in_library: true })
        : conflict.column('digest').doNothing(),
    )
    .execute();
};

/** The facts of a picture without its bytes. */
export interface ImageFacts {
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly uploadedAt: Date;
}

/** More is no list that anybody looks through. */
const LIBRARY_MAX = 2_000;

/** The newest pictures that were uploaded for content, and any of the given ones, newest first. */
export const listLibraryImages = async (
  queries: PublishingQueries,
  others: readonly string[],
): Promise<ImageFacts[]> => {
  const newest = queries
    .selectFrom('publishing.images')
    .select('digest')
    .where('in_library', '=', true)
    .orderBy('kept_at', 'desc')
    .limit(LIBRARY_MAX);
  const rows = await queries
    .selectFrom('publishing.images')
    .select(['digest', 'width', 'height', 'kept_at'])
    .select(({ fn }) => fn<number>('length', ['bytes']).as('bytes'))
    .where(({ or, eb }) =>
      or([
        eb('digest', 'in', newest),
        ...(others.length > 0 ? [eb('digest', 'in', [...others])] : []),
      ]),
    )
    .orderBy('kept_at', 'desc')
    .orderBy('digest')
    .execute();
  return rows.map(({ kept_at: uploadedAt, ...facts }) => ({ ...facts, uploadedAt }));
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
