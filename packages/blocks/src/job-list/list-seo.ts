import type { PageVerdict } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { pagedLinks, pageSuffix } from '@broadsheet/contract/paged-seo';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { JobQuery } from '../shared/job/job-query.ts';
import { describeJobs } from '../shared/job/job-scope.ts';
import type { PagerData } from '../shared/list/pager-data.ts';
import type { Link } from '../shared/page/link.ts';
import { breadcrumbJsonLd } from '../shared/page/trail.ts';

interface ListSeoInput {
  readonly brand: BrandConfig;
  readonly messages: Messages['jobs'];
  readonly query: JobQuery;
  readonly count: string;
  readonly total: number;
  readonly pager: PagerData;
  readonly trail: readonly Link[];
}

/** The SEO data of a list. The canonical URL of a filtered list is the list without filters. */
export const listSeo = ({
  brand,
  messages,
  query,
  count,
  total,
  pager,
  trail,
}: ListSeoInput): PageVerdict['seo'] => {
  const { scope, filters, hrefWith } = query;
  const jobs = describeJobs(scope, messages, messages.seoNoun);
  const filtered = hrefWith(filters) !== hrefWith({});
  const suffix = pageSuffix(scope.page);
  return {
    title: `${count} ${jobs} | ${brand.name}${suffix}`,
    description: formatMessage(messages.seoDescription, {
      count,
      jobs: describeJobs(scope, messages, messages.seoDescriptionNoun),
      page: suffix,
    }),
    canonical: hrefWith({}, filtered ? 1 : scope.page),
    links: pagedLinks(total, pager),
    jsonLd: [breadcrumbJsonLd(trail)],
  };
};
