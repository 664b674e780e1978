import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { JsonResume, ResumeSection } from '../entities/json-resume.ts';
import { formatMonth, formatPeriod } from './sheet-period.ts';

export interface SheetLink {
  readonly text: string;
  /** Null for what can only be read. */
  readonly href: string | null;
}

/** One entry of a section, for every template; missing fields are empty. */
export interface SheetEntry {
  readonly title: string;
  /** The location of the entry. */
  readonly location: string;
  readonly period: string;
  readonly link: SheetLink | null;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

const NOTHING: SheetEntry = {
  title: '',
  location: '',
  period: '',
  link: null,
  paragraphs: [],
  points: [],
};

const joined = (parts: readonly (string | undefined)[], between = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

export const paragraphsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** @returns the address as people read it */
export const linkOf = (href: string | undefined): SheetLink | null =>
  href === undefined
    ? null
    : { href, text: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') };

type SheetMessages = Messages['resume-sheet'];

interface Stay {
  readonly url?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly summary?: string;
  readonly highlights?: string[];
}
const stayOf = (
  { url, startDate, endDate, summary, highlights = [] }: Stay,
  { present }: SheetMessages,
): SheetEntry => ({
  ...NOTHING,
  period: formatPeriod(startDate, endDate, present),
  link: linkOf(url),
  paragraphs: paragraphsOf(summary),
  points: highlights,
});

/** "Backend: Node.js, PostgreSQL"; those without keywords make one row together. */
const skillsOf = (skills: NonNullable<JsonResume['skills']>): SheetEntry[] => {
  const named = ({ name, level }: { name?: string; level?: string }) =>
    joined([name, level && `(${level})`], ' ');
  const groups = skills.filter(({ keywords = [] }) => keywords.length > 0);
  const plain = skills.filter(({ keywords = [] }) => keywords.length === 0).map(named);
  const rows = groups.map((skill) =>
    joined([named(skill), joined(skill.keywords ?? [])], skill.name ? ': ' : ''),
  );
  return [...rows, joined(plain)]
    .filter((row) => row !== '')
    .map((row) => ({ ...NOTHING, paragraphs: [row] }));
};

/** The entries of each section, as the sheet shows them. */
export const SHEET_ENTRIES: Readonly<
  Record<ResumeSection, (resume: JsonResume, messages: SheetMessages) => readonly SheetEntry[]>
> = {
  work: ({ work = [] }, messages) =>
    work.map((entry) => ({
      ...stayOf(entry, messages),
      title: joined([entry.position]) || joined([entry.name]),
      location: joined([entry.position && entry.name, entry.location]),
      paragraphs: [...paragraphsOf(entry.description), ...paragraphsOf(entry.summary)],
    })),
  projects: ({ projects = [] }, messages) =>
    projects.map((entry) => ({
      ...stayOf(entry, messages),
      title: joined([entry.name]),
      location: joined([joined(entry.roles ?? []), entry.entity]),
      paragraphs: [
        ...paragraphsOf(entry.description),
        ...(entry.keywords ? [joined(entry.keywords)] : []),
      ],
    })),
  education: ({ education = [] }, messages) =>
    education.map((entry) => ({
      ...stayOf({ url: entry.url, startDate: entry.startDate, endDate: entry.endDate }, messages),
      title: joined([entry.studyType, entry.area]) || joined([entry.institution]),
      location: joined([
        (entry.studyType ?? entry.area) && entry.institution,
        entry.score && formatMessage(messages.score, { score: entry.score }),
      ]),
      points: entry.courses ?? [],
    })),
  skills: ({ skills = [] }) => skillsOf(skills),
  certificates: ({ certificates = [] }) =>
    certificates.map(({ name, issuer, date, url }) => ({
      ...NOTHING,
      title: joined([name]),
      location: joined([issuer]),
      period: date ? formatMonth(date) : '',
      link: linkOf(url),
    })),
  awards: ({ awards = [] }) =>
    awards.map(({ title, awarder, date, summary }) => ({
      ...NOTHING,
      title: joined([title]),
      location: joined([awarder]),
      period: date ? formatMonth(date) : '',
      paragraphs: paragraphsOf(summary),
    })),
  volunteer: ({ volunteer = [] }, messages) =>
    volunteer.map((entry) => ({
      ...stayOf(entry, messages),
      title: joined([entry.position]) || joined([entry.organization]),
      location: joined([entry.position && entry.organization]),
    })),
  publications: ({ publications = [] }) =>
    publications.map(({ name, publisher, releaseDate, url, summary }) => ({
      ...NOTHING,
      title: joined([name]),
      location: joined([publisher]),
      period: releaseDate ? formatMonth(releaseDate) : '',
      link: linkOf(url),
      paragraphs: paragraphsOf(summary),
    })),
  languages: ({ languages = [] }) =>
    languages.map(({ language, fluency }) => ({
      ...NOTHING,
      paragraphs: [joined([language, fluency], ', ')],
    })),
  interests: ({ interests = [] }) =>
    interests.map(({ name, keywords = [] }) => ({
      ...NOTHING,
      paragraphs: [joined([name, joined(keywords)], ': ')],
    })),
  references: ({ references = [] }) =>
    references.map(({ name, reference }) => ({
      ...NOTHING,
      title: joined([name]),
      paragraphs: paragraphsOf(reference),
    })),
};
