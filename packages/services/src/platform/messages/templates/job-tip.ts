import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';
import type { Tip } from './draft.ts';
import type { WeeklyReport } from './weekly-report.ts';

/** A job as mails show it. */
export const jobTip = (
  { title, company, places, experience, pay, path }: WeeklyReport['jobs'][number],
  { url, messages: { mails } }: MailSite,
): Tip => ({
  title,
  text: formatMessage(mails.jobLine, { company, cities: places, experience, salary: pay }),
  link: { label: formatMessage(mails.viewJobAt, { company }), href: `${url}${path}` },
});
