import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { courseDetail } from '@broadsheet/contract/calls/course';
import * as job from '@broadsheet/contract/calls/job';
import { jobHref } from '@broadsheet/contract/job-text';
import { hrefOf } from '@broadsheet/contract/match-page';
import { resolveJobScope } from '../job/job-scope.ts';
import type { Link } from './link.ts';

const trailOfJobs = (context: Pick<LoaderContext, 'brand' | 'messages' | 'page'>): Link[] => {
  const { category, tag, city, searchText } = resolveJobScope(context);
  const own = { label: city?.label ?? '', href: context.page.pathname };
  if (searchText || context.page.kind === 'search') {
    return [{ label: searchText || context.messages.trail.allJobs, href: context.page.pathname }];
  }
  const links: Link[] = [];
  if (category) {
    links.push({ label: category.label, href: hrefOf('category', { category: category.tag }) });
  }
  if (tag) links.push({ label: tag.label, href: hrefOf('tag', { keyword: tag.tag }) });
  return city ? [...links, own] : links;
};

const trailOfJob = async ({ call, page, brand }: LoaderContext): Promise<Link[]> => {
  const detail = await call(job.jobDetail, { query: { jobcode: page.params.jobId ?? '' } });
  const category = brand.categories.find(({ dataId }) => dataId === detail.category.dataId);
  const own = { label: detail.title, href: jobHref(detail) };
  return category
    ? [{ label: category.label, href: hrefOf('category', { category: category.tag }) }, own]
    : [own];
};

const trailOfCompany = async ({ call, messages, page }: LoaderContext): Promise<Link[]> => {
  const directory = { label: messages.trail.companies, href: hrefOf('company') };
  const slug = page.params.slug;
  if (!slug) return [directory];
  const company = await call(job.companyData, { query: { slug } });
  return [directory, { label: company.name, href: hrefOf('company', { slug }) }];
};

const trailOfCourse = async ({ call, messages, page }: LoaderContext): Promise<Link[]> => {
  const slug = page.params.slug ?? '';
  const { title, category } = await call(courseDetail, { query: { slug } });
  return [
    { label: messages.trail.learning, href: hrefOf('learning') },
    { label: category.label, href: hrefOf('learning', {}, { category: category.slug }) },
    { label: title, href: hrefOf('course', { slug }) },
  ];
};

/** Loads the links from the home page to this page, which is the last one. */
export const loadTrail = async (context: LoaderContext): Promise<Link[]> => {
  const home = { label: context.messages.trail.home, href: hrefOf('home') };
  const { kind } = context.page;
  if (kind === 'jobdetail') return [home, ...(await trailOfJob(context))];
  if (kind === 'course') return [home, ...(await trailOfCourse(context))];
  if (kind === 'company') return [home, ...(await trailOfCompany(context))];
  return [home, ...trailOfJobs(context)];
};

/** The breadcrumbs as schema.org BreadcrumbList. */
export const breadcrumbJsonLd = (trail: readonly Link[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});
