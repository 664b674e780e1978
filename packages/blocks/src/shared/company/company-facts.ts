import type { CompanySummary } from '@broadsheet/contract/entities/company';
import { formatCounted } from '../text/format-count.ts';

/** "Retail · Pune · 24 open jobs": what an employer is, in a line. */
export const companyFacts = ({ industry, headquarters, openJobs }: CompanySummary): string =>
  [industry, headquarters?.label, openJobs > 0 && formatCounted(openJobs, 'open job')]
    .filter(Boolean)
    .join(' · ');
