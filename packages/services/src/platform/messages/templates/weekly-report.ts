import { SITE_PATH_PATTERN } from '@broadsheet/contract/site-path';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

export const MAX_JOBS = 5;

const NonEmptyText = Type.String({ minLength: 1 });
const Path = Type.String({
  pattern: SITE_PATH_PATTERN,
  description: 'On the site that the mail is from.',
});

const WeeklyReport = Type.Object({
  jobs: Type.Array(
    Type.Object({
      title: NonEmptyText,
      company: NonEmptyText,
      places: NonEmptyText,
      experience: NonEmptyText,
      pay: NonEmptyText,
      path: Path,
    }),
    { minItems: 1, maxItems: MAX_JOBS },
  ),
  /** Of the list that the jobs are the first of. */
  listPath: Path,
});
export type WeeklyReport = Type.Static<typeof WeeklyReport>;

const isReport = Compile(WeeklyReport);

/** A report from the JSON text that a message keeps it as. Throws an Error for what is none. */
export const readWeeklyReport = (text: string): WeeklyReport => {
  const report: unknown = JSON.parse(text);
  if (!isReport.Check(report)) throw new Error('What a weekly report is told is no report');
  return report;
};
