import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { ResumeEntry } from '@broadsheet/contract/entities/resume-entry';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { firstResume, type ResumeContext } from './resume-store.ts';

/** A seeker's resumes in the order of creation; the first exists before anything is saved. */
export const listResumes = async (
  context: Pick<CallContext, 'database' | 'messages'>,
  seekerId: number,
): Promise<ResumeEntry[]> => {
  const rows = await context.database
    .selectFrom('resume_documents')
    .select(['number', 'name', 'is_main', 'updated_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('number')
    .execute();
  if (rows.length === 0) {
    const { number, name } = firstResume(context);
    return [{ number, name, isMain: true, updatedAt: null }];
  }
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    isMain: row.is_main,
    updatedAt: row.updated_at.toISOString(),
  }));
};

/** Throws CONFLICT where another resume of the seeker has the name. */
const requireFreeName = (resumes: readonly ResumeEntry[], name: string, itself?: number): void => {
  const key = name.toLowerCase();
  if (resumes.some((each) => each.number !== itself && each.name.toLowerCase() === key))
    throw new AppError('CONFLICT');
};

interface NewResume {
  readonly name: string;
  /** The resume to copy; absent: the first resume, made from the known data. */
  readonly copyOf?: number | undefined;
  readonly limit: number;
  /** The seeker's known data as a resume. */
  readonly known: JsonResume;
  /** Makes the new resume of the original. */
  readonly edit: (original: JsonResume) => JsonResume;
}

/** Changes a seeker's resumes under a lock. Saves the first one before that if nothing is saved yet. */
const change = <Result>(
  context: ResumeContext,
  seekerId: number,
  known: JsonResume,
  work: (transaction: Transaction<Schema>, resumes: readonly ResumeEntry[]) => Promise<Result>,
): Promise<Result> =>
  context.database.transaction().execute(async (transaction) => {
    await lockSeekerProfile(transaction, seekerId);
    const resumes = await listResumes({ ...context, database: transaction }, seekerId);
    if (resumes[0]?.updatedAt === null)
      await transaction
        .insertInto('resume_documents')
        .values({
          ...firstResume(context),
          seeker_id: seekerId,
          document: JSON.stringify(known),
          updated_at: new Date(context.now),
        })
        .execute();
    return work(transaction, resumes);
  });

/** Creates another resume. Throws RESUMES_FULL, RESUME_NOT_FOUND and CONFLICT. */
export const createResume = (
  context: ResumeContext,
  seekerId: number,
  { name, copyOf, limit, known, edit }: NewResume,
): Promise<ResumeEntry> =>
  change(context, seekerId, known, async (transaction, resumes) => {
    if (resumes.length >= limit) throw new AppError('RESUMES_FULL');
    requireFreeName(resumes, name);
    const copied =
      copyOf === undefined
        ? null
        : await transaction
            .selectFrom('resume_documents')
            .select('document')
            .where('seeker_id', '=', seekerId)
            .where('number', '=', copyOf)
            .executeTakeFirst();
    if (copied === undefined) throw new AppError('RESUME_NOT_FOUND');
    const number = Math.max(...resumes.map((each) => each.number)) + 1;
    const updated_at = new Date(context.now);
    await transaction
      .insertInto('resume_documents')
      .values({
        seeker_id: seekerId,
        number,
        name,
        is_main: false,
        version: 1,
        document: JSON.stringify(edit(copied?.document ?? known)),
        updated_at,
      })
      .execute();
    return { number, name, isMain: false, updatedAt: updated_at.toISOString() };
  });

interface Chosen {
  readonly number: number;
  readonly known: JsonResume;
}

const requireResume = (resumes: readonly ResumeEntry[], number: number): ResumeEntry => {
  const found = resumes.find((each) => each.number === number);
  if (!found) throw new AppError('RESUME_NOT_FOUND');
  return found;
};

/** Saves a seeker's first resume where nothing is saved yet. Throws RESUME_NOT_FOUND. */
export const saveFirstResume = (
  context: ResumeContext,
  seekerId: number,
  { number, known }: Chosen,
): Promise<unknown> =>
  change(context, seekerId, known, async (_transaction, resumes) => requireResume(resumes, number));

/** Renames a resume. Throws RESUME_NOT_FOUND and CONFLICT. */
export const renameResume = (
  context: ResumeContext,
  seekerId: number,
  { number, known, name }: Chosen & { readonly name: string },
): Promise<unknown> =>
  change(context, seekerId, known, async (transaction, resumes) => {
    requireResume(resumes, number);
    requireFreeName(resumes, name, number);
    await transaction
      .updateTable('resume_documents')
      .set({ name })
      .where('seeker_id', '=', seekerId)
      .where('number', '=', number)
      .execute();
  });

const setMain = async (
  transaction: Transaction<Schema>,
  seekerId: number,
  number: number,
): Promise<void> => {
  const own = () => transaction.updateTable('resume_documents').where('seeker_id', '=', seekerId);
  await own().set({ is_main: false }).where('is_main', '=', true).execute();
  await own().set({ is_main: true }).where('number', '=', number).execute();
};

/** Makes a resume the main one. Throws RESUME_NOT_FOUND. */
export const chooseResume = (
  context: ResumeContext,
  seekerId: number,
  { number, known }: Chosen,
): Promise<unknown> =>
  change(context, seekerId, known, async (transaction, resumes) => {
    requireResume(resumes, number);
    await setMain(transaction, seekerId, number);
  });

/** Deletes a resume. Throws RESUME_NOT_FOUND, and RESUME_LAST for the only one. */
export const deleteResume = (
  context: ResumeContext,
  seekerId: number,
  { number, known }: Chosen,
): Promise<unknown> =>
  change(context, seekerId, known, async (transaction, resumes) => {
    const { isMain } = requireResume(resumes, number);
    const next = resumes.find((each) => each.number !== number);
    if (!next) throw new AppError('RESUME_LAST');
    await transaction
      .deleteFrom('resume_documents')
      .where('seeker_id', '=', seekerId)
      .where('number', '=', number)
      .execute();
    if (isMain) await setMain(transaction, seekerId, next.number);
  });

/** All resumes with their content, for the personal data export. */
export const exportResumes = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<Record<string, unknown>[]> => {
  const rows = await database
    .selectFrom('resume_documents')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    isMain: row.is_main,
    document: row.document,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }));
};
