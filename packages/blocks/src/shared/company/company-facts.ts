import type { CompanySummary } from '@broadsheet/contract/entities/company';
import { formatCounted } from '../text/format-count.ts';

/** Formats an employer as one line: "Retail · Pune · 24 open jobs". */
export const companyFacts = ({ industry, headquarters, openJobs }: CompanySummary): string =>
  [industry, headquarters?.label, openJobs > 0 && formatCounted(openJobs, 'open job')]
    .filter(Boolean)
    .join(' · ');
