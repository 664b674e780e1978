import { createRandom } from '@broadsheet/services/tools/demo/random';
import type { QualityJob } from '../../search-quality/make-jobs.ts';
import type { EngineDocument } from './engine.ts';

/** So many jobs: the given ones, then copies that take city, years, pay and home from another job. */
export const copyJobs = (jobs: readonly QualityJob[], count: number): readonly QualityJob[] => {
  const random = createRandom('copies of jobs');
  return Array.from({ length: count }, (_, number) => {
    const job = jobs[number % jobs.length];
    if (!job) throw new Error('There is no job to copy.');
    if (number < jobs.length) return job;
    const { cities, minYears, maxYears, payLakh, workFromHome, company } = random.pick(jobs);
    const id = `${job.id}-${Math.floor(number / jobs.length)}`;
    return { ...job, id, cities, minYears, maxYears, payLakh, workFromHome, company };
  });
};

export function* documentsOf(jobs: readonly QualityJob[]): Generator<EngineDocument> {
  for (const [index, job] of jobs.entries())
    yield {
      id: index + 1,
      title: job.title,
      skills: job.skills.join(', '),
      body: job.description,
      cities: job.cities,
      years: job.minYears,
      category: job.occupation.group,
      home: job.workFromHome,
    };
}
