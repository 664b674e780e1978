import { defineLoader } from '@broadsheet/contract/block-loader';
import { recruiterViews as recruiterViewsCall } from '@broadsheet/contract/calls/recruiter-views';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { pageQuery, readCursor } from '../shared/list/as-of.ts';
import { nextAfter, pagedTotal } from '../shared/list/page-cursor.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { formatAge } from '../shared/time/format-date.ts';
import { recruiterViews } from './schema.ts';

export const loadRecruiterViews = defineLoader(recruiterViews, async (_settings, context) => {
  const { call, session, now, page: requestedPage, messages } = context;
  const { jobs, recruiters } = messages;
  if (!session?.isLoggedIn) return { data: null };
  const page = readPageNumber(requestedPage.query.page) ?? 1;
  const list = await call(recruiterViewsCall, { query: { page, ...readCursor(context) } });
  const { items, total } = list;
  const pager = toPager(page, pagedTotal(list, page), (at) =>
    hrefOf('recruiterview', {}, { ...pageQuery(at, context), ...nextAfter(at, page, list.next) }),
  );
  const rows = items.map(({ recruiter, lastAt, times }) => {
    const { id, name, designation, company, portraitUrl, openJobs } = recruiter;
    const href = hrefOf('recruiterJobfeed', { recruiterId: String(id) });
    return {
      id,
      name,
      designation,
      ...(portraitUrl && { portraitUrl }),
      company: company.name,
      companyHref: hrefOf('company', { slug: company.slug }),
      logo: company.logo,
      jobs:
        openJobs > 0
          ? { href, label: formatMessage(jobs.openJobCount, { count: openJobs }) }
          : null,
      at: lastAt,
      age: formatAge(lastAt, now, messages.times),
      often: times > 1 ? formatMessage(recruiters.onDays, { count: times }) : '',
    };
  });
  const note = total > 0 ? formatMessage(recruiters.count, { count: total }) : '';
  return { data: { note, rows, pager } };
});
