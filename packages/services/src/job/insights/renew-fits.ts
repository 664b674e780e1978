import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { heldBits } from './held-bits.ts';
import { FIT_RULES, fitOf } from './rank.ts';
import { type JobToRank, type ReadApplicant, readApplicants, unfitted } from './read-applicants.ts';

/**
 * A hash of the inputs of fits other than the applicants' data: the job's requirements, the rules and the counted
 * schools. A fit with another basis is out of date.
 */
const fitBasis = (job: JobToRank, schools: readonly string[]): number =>
  createHash('sha256')
    .update(JSON.stringify([FIT_RULES, job, schools]))
    .digest()
    .readInt32BE(0);

const readSchools = async (database: Kysely<Schema>, brand: Brand): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('top_schools')
    .select('name')
    .where('brand', '=', brand)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

/** Checks the first and the last entry of the index: fits without a basis come last. */
const isRenewed = async (database: Kysely<Schema>, jobId: number, basis: number) => {
  const of = sql`select basis from application_fits where job_id = ${jobId}`;
  const { rows } = await sql<{ readonly basis: number | null }>`
    (${of} order by job_id, basis limit 1)
    union all (${of} order by job_id desc, basis desc limit 1)`.execute(database);
  return rows.every((row) => row.basis === basis);
};

const rowOf = (job: JobToRank, basis: number, applicant: ReadApplicant) => ({
  job_id: job.id,
  seeker_id: applicant.seekerId,
  revision: applicant.revision,
  basis,
  fit: fitOf(job, applicant),
  told_at: applicant.updatedAt,
  held: String(heldBits(job.tagIds, applicant.tagIds)),
  months: applicant.months,
  top_school: applicant.ofTopSchool,
});

/**
 * Writes fits, except those of applicants who are changing their data: their revision then differs. Locked rows are
 * skipped, so that two writers cannot deadlock.
 */
const writeFits = (transaction: Transaction<Schema>, rows: readonly ReturnType<typeof rowOf>[]) =>
  sql`
    with made as materialized (
      select * from json_populate_recordset(null::application_fits, ${JSON.stringify(rows)}::json)
    ), free as materialized (
      select job_id, seeker_id from application_fits join made using (job_id, seeker_id, revision)
      for update of application_fits skip locked
    )
    update application_fits fits set basis = made.basis, fit = made.fit, told_at = made.told_at,
      held = made.held, months = made.months, top_school = made.top_school
    from made join free using (job_id, seeker_id)
    where fits.job_id = made.job_id and fits.seeker_id = made.seeker_id`.execute(transaction);

/** Updates the fits of all applicants of a job to the current data of the job and the applicants. */
export const renewFits = async (
  { database, brand }: { readonly database: Kysely<Schema>; readonly brand: Brand },
  job: JobToRank,
): Promise<void> => {
  const schools = await readSchools(database, brand);
  const basis = fitBasis(job, schools);
  if (await isRenewed(database, job.id, basis)) return;
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('application_fits'), ${job.id}::integer)`.execute(
      transaction,
    );
    const found = await readApplicants(transaction, job, unfitted(job.id, basis), schools);
    if (found.length === 0) return;
    await writeFits(
      transaction,
      found.map((applicant) => rowOf(job, basis, applicant)),
    );
  });
};
