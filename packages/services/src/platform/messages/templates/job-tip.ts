import type { MailSite } from '../mail/mail-site.ts';
import type { Tip } from './draft.ts';
import type { WeeklyReport } from './weekly-report.ts';

/** A job as mails tell of it. */
export const jobTip = (
  { title, company, places, experience, pay, path }: WeeklyReport['jobs'][number],
  { url }: MailSite,
): Tip => ({
  title,
  text: `${company} · ${places} · ${experience} · Pay: ${pay}`,
  link: { label: `See this job at ${company}`, href: `${url}${path}` },
});
