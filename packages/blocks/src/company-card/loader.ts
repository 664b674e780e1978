import { defineLoader } from '@broadsheet/contract/block-loader';
import { companyData, jobDetail } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { truncateText } from '../shared/text/truncate-text.ts';
import { companyCard } from './schema.ts';

const MAX_ABOUT_LENGTH = 240;

export const loadCompanyCard = defineLoader(
  companyCard,
  async (_settings, { call, page, messages }) => {
    const job = await nullIfNotFound(
      call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } }),
    );
    const company =
      job && (await nullIfNotFound(call(companyData, { query: { slug: job.company.slug } })));
    if (!company) return { data: null };
    const { name, logo, slug, industry, size, headquarters, openJobs } = company;
    return {
      data: {
        name,
        logo,
        href: hrefOf('company', { slug }),
        facts: [industry, size, headquarters?.label ?? ''].filter(Boolean),
        about: truncateText(company.about, MAX_ABOUT_LENGTH),
        jobs: openJobs > 0 ? formatMessage(messages.jobs.openJobCount, { count: openJobs }) : '',
      },
    };
  },
);
