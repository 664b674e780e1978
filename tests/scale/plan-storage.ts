import type { Assumptions } from './assumptions.ts';
import type { Measured } from './measured.ts';

const DAYS_A_YEAR = 365;

export interface Stored {
  readonly what: string;
  readonly rows: number;
  readonly bytes: number;
}

const bytesOf = ({ rowBytes }: Measured, tables: readonly string[]): number =>
  tables.reduce((sum, table) => {
    const bytes = rowBytes[table];
    if (bytes === undefined) throw new Error(`nobody has weighed the rows of ${table}`);
    return sum + bytes;
  }, 0);

/** The database after a year; only jobs are deleted. */
export const planStorage = (measured: Measured, assumed: Assumptions): Stored[] => {
  const { openJobs, seekers, viewsADay, besides, agreed } = assumed;
  const ofYear = (aDay: number) => aDay * DAYS_A_YEAR;
  const stored = (what: string, rows: number, tables: readonly string[]): Stored => ({
    what,
    rows,
    bytes: rows * bytesOf(measured, tables),
  });
  return [
    {
      what: 'open jobs, with all that finds them',
      rows: openJobs,
      bytes: openJobs * measured.jobBytes,
    },
    stored('seekers with a profile, five skills and a degree', seekers, [
      'seekers',
      'profiles',
      ...new Array<string>(5).fill('seeker_skills'),
      'educations',
    ]),
    stored('applications of a year', ofYear(viewsADay * (besides.apply ?? 0)), ['applications']),
    stored('saved jobs of a year', ofYear(viewsADay * (besides.save ?? 0)), ['saved_jobs']),
    stored(
      'notifications of a year, two for each application',
      2 * ofYear(viewsADay * (besides.apply ?? 0)),
      ['notifications'],
    ),
    stored(
      'messages of a year, one for each application',
      ofYear(viewsADay * (besides.apply ?? 0)),
      ['chat_messages'],
    ),
    stored('events of a day', viewsADay * agreed, ['tracking.events']),
    stored('events of a year', ofYear(viewsADay * agreed), ['tracking.events']),
  ];
};
