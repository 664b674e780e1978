import {
  defineLoader,
  type LoaderContext,
  type PageVerdict,
} from '@broadsheet/contract/block-loader';
import { jobDetail as jobDetailCall } from '@broadsheet/contract/calls/job';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import { categoryLinks } from '../shared/job/category-links.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { breadcrumbJsonLd, loadTrail } from '../shared/page/trail.ts';
import { jobPostingJsonLd } from './job-posting.ts';
import { toJobView } from './job-view.ts';
import { jobDetail } from './schema.ts';

const seoOf = async (job: JobDetail, context: LoaderContext): Promise<PageVerdict['seo']> => {
  const view = toJobView(job, context.now);
  return {
    title: `${view.expired ? 'Closed: ' : ''}${job.title} at ${job.company.name}, ${view.places} | ${context.brand.name}`,
    description: view.expired
      ? `This vacancy closed on ${view.closes}. Open jobs like it: ${view.more.label}, and more at ${job.company.name}.`
      : `${job.company.name} is hiring: ${job.title}. ${view.places}. ${view.experience}. Pay: ${view.pay}. Skills: ${job.skills.slice(0, 5).join(', ')}.`,
    canonical: view.href,
    jsonLd: [
      ...(view.expired ? [] : [jobPostingJsonLd(job)]),
      breadcrumbJsonLd(await loadTrail(context)),
    ],
  };
};

export const loadJobDetail = defineLoader(jobDetail, async (_settings, context) => {
  const { brand, call, now, page } = context;
  const job = await nullIfNotFound(
    call(jobDetailCall, { query: { jobcode: page.params.jobId ?? '' } }),
  );
  if (!job) {
    return {
      data: { found: false as const, categories: categoryLinks(brand) },
      page: { status: 404, seo: { title: `Job not found | ${brand.name}` } },
    };
  }
  const view = toJobView(job, now);
  if (view.href !== page.pathname) {
    const search = page.path.slice(page.pathname.length);
    return { data: null, page: { redirect: { status: 301, location: view.href + search } } };
  }
  return {
    data: { found: true as const, job: view },
    page: {
      status: view.expired ? 410 : 200,
      seo: await seoOf(job, context),
      jobdetail: { apply: !view.expired && job.applyUrl === null },
    },
  };
});
