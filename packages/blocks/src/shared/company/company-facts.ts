import type { CompanySummary } from '@broadsheet/contract/entities/company';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

/** Formats an employer as one line: "Retail · Pune · 24 open jobs". */
export const companyFacts = (
  { industry, headquarters, openJobs }: CompanySummary,
  { openJobCount }: Messages['jobs'],
): string =>
  [industry, headquarters?.label, openJobs > 0 && formatMessage(openJobCount, { count: openJobs })]
    .filter(Boolean)
    .join(' · ');
