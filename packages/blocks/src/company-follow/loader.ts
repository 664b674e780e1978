import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { followedCompanies } from '@broadsheet/contract/calls/follow-companies';
import { companyData, jobDetail } from '@broadsheet/contract/calls/job';
import { formatMessage } from '@broadsheet/messages/format-message';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { companyFollow } from './schema.ts';

interface PageCompany {
  readonly id: number;
  readonly name: string;
}

/** The company of the job's or the company's page; null without one. */
const companyOf = async ({ call, page }: LoaderContext): Promise<PageCompany | null> => {
  const { jobId, slug } = page.params;
  if (jobId) {
    const job = await nullIfNotFound(call(jobDetail, { query: { jobcode: jobId } }));
    return job?.company ?? null;
  }
  return slug ? nullIfNotFound(call(companyData, { query: { slug } })) : null;
};

export const loadCompanyFollow = defineLoader(companyFollow, async (_settings, context) => {
  const { call, page, session, messages } = context;
  const company = await companyOf(context);
  if (!company) return { data: null };
  const followed = session?.isLoggedIn ? (await call(followedCompanies, {})).items : [];
  const isFollowed = followed.some(({ id }) => id === company.id);
  const { following, offer } = messages.following;
  return {
    data: {
      companyId: company.id,
      text: formatMessage(isFollowed ? following : offer, { company: company.name }),
      isFollowed,
      next: page.pathname,
    },
  };
});
