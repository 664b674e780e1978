import { sql } from 'kysely';
import type { StepContext } from './step-context.ts';

interface Letter {
  readonly coverletter?: string | undefined;
  /** Whether applications include it. */
  readonly includeCoverletter?: 0 | 1 | undefined;
}

/** Saves a seeker's cover letter, or removes it if the text is empty; absent fields do not change. */
export const saveLetter = async (
  { transaction, seeker, now }: Pick<StepContext, 'transaction' | 'seeker' | 'now'>,
  { coverletter, includeCoverletter }: Letter,
): Promise<void> => {
  if (includeCoverletter !== undefined) {
    const change = JSON.stringify({ coverLetter: includeCoverletter });
    await transaction
      .updateTable('seekers')
      .set({ settings: sql<string>`settings || ${change}::jsonb` })
      .where('id', '=', seeker.id)
      .execute();
  }
  if (coverletter === undefined) return;
  if (coverletter.trim() === '') {
    await transaction.deleteFrom('cover_letters').where('seeker_id', '=', seeker.id).execute();
    return;
  }
  const written = { text: coverletter, updated_at: new Date(now) };
  await transaction
    .insertInto('cover_letters')
    .values({ ...written, seeker_id: seeker.id })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(written))
    .execute();
};
