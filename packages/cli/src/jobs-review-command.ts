import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import {
  decideCategory,
  listReviews,
} from '@broadsheet/services/tools/jobs-import/store/review-categories';
import type { CommandInput } from './command-line/command-spec.ts';
import type { jobsReview } from './operation-specs.ts';
import { EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';

/** Lists the jobs whose category an import could not decide, or decides one. */
export const runJobsReview = (input: CommandInput<typeof jobsReview>): Promise<number> => {
  const { brand, limit, job, category } = input;
  if ((job === undefined) !== (category === undefined))
    throw new UsageError('jobs review needs --job and --category together.');
  return useDatabase(input['database-url'], async (databaseUrl) => {
    const { database, close } = await openDatabase({
      databaseUrl,
      dataDir: '',
      log: () => undefined,
    });
    try {
      if (job !== undefined && category !== undefined) {
        const refusal = await decideCategory(database, brand, job, category);
        if (refusal) throw new Error(refusal);
        process.stdout.write(`Job ${job} is of ${category}.\n`);
        return EXIT_OK;
      }
      const { reviews, total } = await listReviews(database, brand, limit);
      const lines = reviews.map(
        ({ jobId, title, company, category: listed, candidates }) =>
          `${jobId}  ${title} (${company}): listed under ${listed}${candidates.length > 0 ? `; may be ${candidates.join(', ')}` : ''}`,
      );
      process.stdout.write(
        input.json
          ? `${JSON.stringify({ total, reviews })}\n`
          : `${[...lines, `${total} open ${total === 1 ? 'job has' : 'jobs have'} an unsure category.`].join('\n')}\n`,
      );
      return EXIT_OK;
    } finally {
      await close();
    }
  });
};
