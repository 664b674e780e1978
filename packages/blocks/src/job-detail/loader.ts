import {
  defineLoader,
  type LoaderContext,
  type PageVerdict,
} from '@broadsheet/contract/block-loader';
import { jobDetail as jobDetailCall } from '@broadsheet/contract/calls/job';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import { formatMessage } from '@broadsheet/messages/format-message';
import { categoryLinks } from '../shared/job/category-links.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { breadcrumbJsonLd, loadTrail } from '../shared/page/trail.ts';
import { jobPostingsJsonLd } from './job-posting.ts';
import { type JobView, toJobView } from './job-view.ts';
import { jobDetail } from './schema.ts';

const SKILLS_IN_SEO = 5;

const seoOf = async (
  job: JobDetail,
  view: JobView,
  context: LoaderContext,
): Promise<PageVerdict['seo']> => {
  const messages = context.messages.job;
  const company = job.company.name;
  return {
    title: formatMessage(view.expired ? messages.seoTitleClosed : messages.seoTitle, {
      job: job.title,
      company,
      locations: view.places,
      brand: context.brand.name,
    }),
    description: view.expired
      ? formatMessage(messages.seoDescriptionClosed, {
          day: view.closes,
          category: view.more.label,
          company,
        })
      : formatMessage(messages.seoDescription, {
          company,
          job: job.title,
          locations: view.places,
          experience: view.experience,
          salary: view.pay,
          skills: job.skills.slice(0, SKILLS_IN_SEO).join(', '),
        }),
    canonical: view.href,
    jsonLd: [
      ...(view.expired ? [] : jobPostingsJsonLd(job)),
      breadcrumbJsonLd(await loadTrail(context)),
    ],
  };
};

export const loadJobDetail = defineLoader(jobDetail, async (_settings, context) => {
  const { brand, call, now, page, messages } = context;
  const job = await nullIfNotFound(
    call(jobDetailCall, { query: { jobcode: page.params.jobId ?? '' } }),
  );
  if (!job) {
    return {
      data: { found: false as const, categories: categoryLinks(brand, messages.jobs) },
      page: {
        status: 404,
        seo: { title: formatMessage(messages.job.seoTitleNotFound, { brand: brand.name }) },
      },
    };
  }
  const view = toJobView(job, now, messages);
  if (view.href !== page.pathname) {
    const search = page.path.slice(page.pathname.length);
    return { data: null, page: { redirect: { status: 301, location: view.href + search } } };
  }
  return {
    data: { found: true as const, job: view },
    page: {
      status: view.expired ? 410 : 200,
      seo: await seoOf(job, view, context),
      jobdetail: { apply: !view.expired && job.applyUrl === null },
    },
  };
});
