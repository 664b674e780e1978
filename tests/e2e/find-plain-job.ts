import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

const JOB = /href="(\/j\/[^"]+-(\d+))"/g;

/**
 * The address of a listed job whose employer takes applications on this site, without questions.
 * @param passedOver how many such jobs of the list are left to other tests
 */
export const findPlainJob = async (
  site: RunningSite,
  brand: Brand,
  list: string,
  passedOver = 0,
): Promise<string> => {
  const html = await (await site.request(brand, list)).text();
  let left = passedOver;
  const jobs = new Map(
    [...html.matchAll(JOB)].map(([, href = '', jobcode = '']) => [href, jobcode]),
  );
  for (const [href, jobcode] of jobs) {
    const answer = await site.request(brand, `/api/job/jobdetail/detail?jobcode=${jobcode}`);
    const job = (await answer.json()) as { applyUrl: string | null; questions: readonly unknown[] };
    if (job.applyUrl !== null || job.questions.length > 0) continue;
    if (left === 0) return href;
    left -= 1;
  }
  throw new Error('too few employers of the list take applications here');
};
