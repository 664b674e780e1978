import { SITE_PATH_PATTERN } from '@broadsheet/contract/site-path';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

export const MAX_JOBS = 5;

const NonEmptyText = Type.String({ minLength: 1 });
const Path = Type.String({
  pattern: SITE_PATH_PATTERN,
  description: 'On the site that the mail is from.',
});

/** The jobs that a mail names, as it describes them. */
export const ReportJobs = Type.Array(
  Type.Object({
    title: NonEmptyText,
    company: NonEmptyText,
    places: NonEmptyText,
    experience: NonEmptyText,
    pay: NonEmptyText,
    path: Path,
  }),
  { minItems: 1, maxItems: MAX_JOBS },
);

const WeeklyReport = Type.Object({
  jobs: ReportJobs,
  /** The list whose first jobs are in the mail. */
  listPath: Path,
});
export type WeeklyReport = Type.Static<typeof WeeklyReport>;

const isReport = Compile(WeeklyReport);

/** Parses a report from the JSON text of a message. Throws an Error where it is not valid. */
export const readWeeklyReport = (text: string): WeeklyReport => {
  const report: unknown = JSON.parse(text);
  if (!isReport.Check(report)) throw new Error('What a weekly report is told is no report');
  return report;
};
