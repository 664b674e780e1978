import { SITE_PATH_PATTERN } from '@broadsheet/contract/site-path';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { MessageVariables } from '../queue-message.ts';
import { ReportJobs, readWeeklyReport } from './weekly-report.ts';

/** Jobs of each alert in a mail about several; a mail about one has as many as a report. */
export const MAX_JOBS_EACH = 3;

const AlertDigest = Type.Array(
  Type.Object({
    alertId: Type.Integer({ minimum: 1 }),
    name: Type.String({ minLength: 1 }),
    /** All new jobs of the alert, including those that the mail does not name. */
    count: Type.Integer({ minimum: 1 }),
    jobs: ReportJobs,
    /** The list with all jobs of the alert. */
    listPath: Type.String({ pattern: SITE_PATH_PATTERN, description: 'A path of the site.' }),
  }),
  { minItems: 1 },
);
type DigestSection = Type.Static<typeof AlertDigest>[number];

/** The alerts of one mail, in the order in which it shows them. */
export type AlertDigest = readonly DigestSection[];

/** As `DigestSection`; an alert has no id and no name in messages of the time when each seeker had one alert. */
export type MailedAlert = Omit<DigestSection, 'alertId' | 'name'> & {
  readonly alertId: number | null;
  readonly name: string | null;
};

const isDigest = Compile(AlertDigest);

/** The alerts of a `job-alert` message, also of one that an earlier version queued. Throws an Error where they are not valid. */
export const readMailedAlerts = (
  variables: MessageVariables['job-alert'],
): readonly MailedAlert[] => {
  if (variables.alerts !== undefined) {
    const digest: unknown = JSON.parse(variables.alerts);
    if (!isDigest.Check(digest)) throw new Error('The alerts of a mail are not valid');
    return digest;
  }
  const { report = '', alert = null, alertId, count } = variables;
  const id = Number(alertId ?? 0) || null;
  return [{ ...readWeeklyReport(report), alertId: id, name: alert, count: Number(count) }];
};
