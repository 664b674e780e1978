import type { PageCallComposer } from '@broadsheet/contract/block-loader';
import { composeJobPage } from '@broadsheet/contract/calls/job-page';

/** The one call in place of those that the blocks of a page make; null where their own calls are few. */
export const composePageCall: PageCallComposer = ({ kind, params }, blocks) => {
  if (kind !== 'jobdetail' || !params.jobId) return null;
  const has = (type: string): boolean => blocks.some((block) => block.type === type);
  const similar = blocks.find(({ type }) => type === 'similar-jobs')?.settings.count;
  const wanted = {
    company: has('company-card'),
    perks: has('perks'),
    salary: has('job-salary'),
    trust: has('job-trust'),
    similar: typeof similar === 'number' ? similar : null,
  };
  const isAnyWanted = Object.values(wanted).some((part) => part !== null && part !== false);
  return isAnyWanted ? composeJobPage(params.jobId, wanted) : null;
};
