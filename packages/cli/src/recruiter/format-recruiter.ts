import type { CallAnswer } from '@broadsheet/contract/call';
import type {
  findCandidates,
  inviteApplicant,
  jobApplicants,
  moveApplicant,
  openSlots,
  recruiterJobs,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';

import type { Candidate } from '@broadsheet/contract/entities/recruiter-side';

/** Removes control characters from seekers' text, which could control the terminal. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** Lines of a table, every column left-aligned. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => plain(cell).padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
};

const dayOf = (instant: string): string => instant.slice(0, 10);

const yearsOf = (months: number | null): string =>
  months === null ? '-' : `${Math.floor(months / 12)} y ${months % 12} m`;

export const pageLine = ({
  page,
  size,
  total,
}: Record<'page' | 'size' | 'total', number>): string =>
  `Page ${page} of ${Math.max(1, Math.ceil(total / size))}, ${total} in all.\n`;

export const formatJobs = (jobs: CallAnswer<typeof recruiterJobs>): string =>
  columns([
    ['JOB', 'STATUS', 'APPLICANTS', 'POSTED', 'TITLE'],
    ...jobs.items.map(({ id, status, applicants, postedAt, title }) => [
      String(id),
      status,
      String(applicants),
      dayOf(postedAt),
      title,
    ]),
  ]) + pageLine(jobs);

/** The accounts of pro members have a star. */
const formatCandidateName = ({ name, starred }: Pick<Candidate, 'name' | 'starred'>): string =>
  starred ? `${name} ★` : name;

/** The command for the next page, which new applications do not shift. */
const nextLine = ({ items, page, hasMore }: CallAnswer<typeof jobApplicants>): string => {
  const last = items.at(-1);
  if (!last || !hasMore) return '';
  const after = `${Date.parse(last.appliedAt)}-${last.applicantId}`;
  return `Next: --page ${page + 1} --after ${after}\n`;
};

export const formatApplicants = (applicants: CallAnswer<typeof jobApplicants>): string =>
  columns([
    ['APPLICANT', 'STATUS', 'APPLIED', 'ASKED', 'EXPERIENCE', 'NAME', 'WORKS AS'],
    ...applicants.items.map(
      ({
        applicantId,
        status,
        appliedAt,
        followedUpAt,
        experienceMonths,
        name,
        starred,
        headline,
      }) => [
        applicantId,
        status,
        dayOf(appliedAt),
        followedUpAt === null ? '-' : dayOf(followedUpAt),
        yearsOf(experienceMonths),
        formatCandidateName({ name, starred }),
        headline ?? '-',
      ],
    ),
  ]) +
  pageLine(applicants) +
  nextLine(applicants);

export const formatCandidates = (candidates: CallAnswer<typeof findCandidates>): string =>
  columns([
    ['EXPERIENCE', 'CITY', 'NAME', 'WORKS AS', 'SKILLS'],
    ...candidates.items.map(({ experienceMonths, city, name, starred, headline, skills }) => [
      yearsOf(experienceMonths),
      city ?? '-',
      formatCandidateName({ name, starred }),
      headline ?? '-',
      skills.join(', '),
    ]),
  ]) + pageLine(candidates);

export const formatProfile = ({ profile }: CallAnswer<typeof viewApplicant>): string => {
  const { name, email, phone, city, experienceMonths, skills, work, education, answers } = profile;
  const lines = [
    name,
    [email, phone ?? 'no verified number', city ?? 'no city'].join(', '),
    `Experience: ${yearsOf(experienceMonths)}`,
    `Skills: ${skills.map(({ label }) => label).join(', ') || '-'}`,
    ...work.map(
      ({ title, company, from, until }) =>
        `Work: ${title} at ${company}, ${from} to ${until ?? 'now'}`,
    ),
    ...education.map(
      ({ degree, institute, year }) => `Education: ${degree}, ${institute}, ${year}`,
    ),
    ...answers.map(({ question, answer }) => `${question} ${answer}`),
    ...(profile.coverLetter === null ? [] : ['Letter:', ...profile.coverLetter.split('\n')]),
  ];
  return lines.map((line) => `${plain(line)}\n`).join('');
};

export const formatStatus = ({ status, changed }: CallAnswer<typeof moveApplicant>): string =>
  changed ? `The application is now ${status}.\n` : `The application was already ${status}.\n`;

export const formatSlots = ({ calendarId, slots }: CallAnswer<typeof openSlots>): string =>
  `Calendar ${calendarId} is open. Invite to it by this number.\n${columns([
    ['SLOT', 'BEGINS'],
    ...slots.map(({ slotId, startsAt }) => [String(slotId), startsAt]),
  ])}`;

export const formatInvite = ({ invited }: CallAnswer<typeof inviteApplicant>): string =>
  invited ? 'Invited. The applicant is notified.\n' : 'This applicant was already invited.\n';
