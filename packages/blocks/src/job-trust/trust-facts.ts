import type { JobDetail } from '@broadsheet/contract/entities/job';
import { type JobTrust, MIN_ANSWERABLE } from '@broadsheet/contract/entities/job-trust';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatDay } from '../shared/time/format-date.ts';

type Texts = Messages['trust'];

const formatEmployer = ({ employer }: JobTrust, messages: Texts): string => {
  const { domain, domainConfirmedAt, documentsCheckedAt } = employer;
  const confirmed = [
    ...(domain !== null && domainConfirmedAt !== null
      ? [formatMessage(messages.domainConfirmed, { domain, day: formatDay(domainConfirmedAt) })]
      : []),
    ...(documentsCheckedAt === null
      ? []
      : [formatMessage(messages.documentsChecked, { day: formatDay(documentsCheckedAt) })]),
  ];
  return confirmed.join(' ') || messages.notConfirmed;
};

const formatPostings = ({ postings, firstPostedAt }: JobTrust, messages: Texts): string => {
  const day = formatDay(firstPostedAt);
  return postings > 1
    ? formatMessage(messages.postedAgain, { day, count: postings })
    : formatMessage(messages.postedOnce, { day });
};

const formatReplies = ({ answers }: JobTrust, messages: Texts): string => {
  if (!answers) return formatMessage(messages.repliesUnknown, { count: MIN_ANSWERABLE });
  const { applications, answered, medianDays } = answers;
  const replied = formatMessage(messages.replied, { answered, applications });
  return medianDays === null
    ? replied
    : `${replied} ${formatMessage(messages.repliedWithin, { days: medianDays })}`;
};

const formatReports = ({ upheldReports }: JobTrust, messages: Texts): string =>
  upheldReports > 0
    ? formatMessage(messages.upheld, { count: upheldReports })
    : messages.noneUpheld;

const isAtDomain = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/** Null where this site takes the applications. */
const formatApplyLink = (
  applyUrl: string | null,
  { employer }: JobTrust,
  messages: Texts,
): string | null => {
  if (applyUrl === null || !URL.canParse(applyUrl)) return null;
  const host = new URL(applyUrl).hostname.replace(/^www\./, '');
  const { domain } = employer;
  return domain === null || isAtDomain(host, domain)
    ? formatMessage(messages.appliesAt, { host })
    : formatMessage(messages.appliesElsewhere, { host, domain });
};

/** The facts in the order in which they are read. */
export const trustFacts = (
  job: Pick<JobDetail, 'applyUrl'>,
  trust: JobTrust,
  messages: Texts,
): { label: string; text: string }[] => {
  const applyLink = formatApplyLink(job.applyUrl, trust, messages);
  return [
    { label: messages.employer, text: formatEmployer(trust, messages) },
    { label: messages.posted, text: formatPostings(trust, messages) },
    { label: messages.replies, text: formatReplies(trust, messages) },
    { label: messages.reports, text: formatReports(trust, messages) },
    ...(applyLink === null ? [] : [{ label: messages.applyLink, text: applyLink }]),
  ];
};
