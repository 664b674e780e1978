import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The recruiter who sets a picture; absent where the site team does. */
export interface PictureAuthor {
  readonly recruiterId: number;
  /** Epoch ms. */
  readonly now: number;
}

/** The addresses of a company's pictures that recruiters have set; of all others the site team decides. */
export const loadRecruiterPictures = async (
  database: Kysely<Schema>,
  companyId: number,
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('recruiter_pictures')
    .select('address')
    .where('company_id', '=', companyId)
    .execute();
  return new Set(rows.map(({ address }) => address));
};

/** Throws EMPLOYER_PICTURE_FIXED for a picture that the site team has set. */
export const requireReplaceable = (
  address: string | null,
  byRecruiters: ReadonlySet<string>,
): void => {
  if (address !== null && !byRecruiters.has(address)) throw new AppError('EMPLOYER_PICTURE_FIXED');
};

/** Throws EMPLOYER_NOT_VERIFIED where neither the domain nor the documents of the company were confirmed. */
export const requireVerified = async (
  database: Kysely<Schema>,
  companyId: number,
): Promise<void> => {
  const { domain_confirmed_at, documents_checked_at } = await database
    .selectFrom('companies')
    .select(['domain_confirmed_at', 'documents_checked_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (domain_confirmed_at === null && documents_checked_at === null)
    throw new AppError('EMPLOYER_NOT_VERIFIED');
};

/** Records who has set the picture of an address. The caller has locked the company. */
export const saveAuthor = async (
  transaction: Kysely<Schema>,
  { companyId, address }: { readonly companyId: number; readonly address: string },
  author: PictureAuthor | undefined,
): Promise<void> => {
  await transaction
    .deleteFrom('recruiter_pictures')
    .where('company_id', '=', companyId)
    .where('address', '=', address)
    .execute();
  if (!author) return;
  await transaction
    .insertInto('recruiter_pictures')
    .values({
      company_id: companyId,
      address,
      recruiter_id: author.recruiterId,
      set_at: new Date(author.now),
    })
    .execute();
};
