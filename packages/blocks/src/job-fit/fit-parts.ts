import type { JobFit } from '@broadsheet/contract/entities/job-fit';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

type Texts = Messages['fit'];

export interface FitRow {
  readonly label: string;
  readonly text: string;
  readonly match: 'match' | 'partly' | 'gap' | 'unknown';
}

const MONTHS_A_YEAR = 12;
/** From this share on it is a match. */
const MATCH = 0.8;
const PARTLY = 0.4;

const matchOf = (share: number | null): FitRow['match'] => {
  if (share === null) return 'unknown';
  if (share >= MATCH) return 'match';
  return share >= PARTLY ? 'partly' : 'gap';
};

const skillsText = (texts: Texts, { matched, missing, share }: JobFit['skills']): string => {
  const total = matched.length + missing.length;
  if (total === 0) return texts.skillsNotListed;
  if (share === null) return texts.skillsNotAdded;
  return formatMessage(texts.skillsCount, { matched: matched.length, total });
};

const formatOwn = (texts: Texts, months: number): string =>
  months < MONTHS_A_YEAR
    ? formatMessage(texts.ownMonths, { months })
    : formatMessage(texts.ownYears, { years: Math.floor(months / MONTHS_A_YEAR) });

const experienceText = (texts: Texts, { months, monthsOutside }: JobFit['experience']): string => {
  if (months === null || monthsOutside === null) return texts.experienceNotAdded;
  if (monthsOutside === 0)
    return months === 0
      ? texts.freshers
      : formatMessage(texts.experienceFits, { years: formatOwn(texts, months) });
  const years = Math.max(1, Math.round(Math.abs(monthsOutside) / MONTHS_A_YEAR));
  return formatMessage(monthsOutside < 0 ? texts.experienceLess : texts.experienceMore, { years });
};

const salaryText = (texts: Texts, { offeredLakh, expectedLakh }: JobFit['salary']): string => {
  if (offeredLakh === null) return texts.salaryNotDisclosed;
  if (expectedLakh === null) return texts.salaryNotAdded;
  const message = expectedLakh <= offeredLakh ? texts.salaryFits : texts.salaryBelow;
  return formatMessage(message, { offered: offeredLakh, expected: expectedLakh });
};

/** What was compared, as rows. */
export const fitParts = (texts: Texts, fit: JobFit): readonly FitRow[] => {
  const { skills, experience, location, salary } = fit;
  const row = (label: string, text: string, share: number | null) => ({
    label,
    text,
    match: matchOf(share),
  });
  return [
    row(texts.skills, skillsText(texts, skills), skills.share),
    row(texts.experience, experienceText(texts, experience), experience.share),
    row(
      texts.location,
      location.match === 'unknown' ? texts.locationNotAdded : texts[location.match],
      location.share,
    ),
    row(texts.salary, salaryText(texts, salary), salary.share),
  ];
};
