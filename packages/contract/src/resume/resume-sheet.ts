import type { Messages } from '@broadsheet/messages/message-areas';
import {
  type JsonResume,
  RESUME_SECTIONS,
  type ResumeSection,
  type ResumeTemplate,
} from '../entities/json-resume.ts';
import {
  linkOf,
  paragraphsOf,
  SHEET_ENTRIES,
  type SheetEntry,
  type SheetLink,
} from './sheet-entries.ts';

export const DEFAULT_TEMPLATE: ResumeTemplate = 'classic';

export interface SheetSection {
  readonly key: ResumeSection;
  readonly title: string;
  readonly entries: readonly SheetEntry[];
}

/** The content of a resume in reading order; the same for every template. */
export interface ResumeSheet {
  readonly template: ResumeTemplate;
  readonly name: string;
  readonly label: string;
  readonly contacts: readonly SheetLink[];
  readonly summary: readonly string[];
  /** The visible sections with content. */
  readonly sections: readonly SheetSection[];
}

/** All sections in the order that was chosen; those that it does not name follow as usual. */
export const sectionOrder = (resume: JsonResume): readonly ResumeSection[] => [
  ...new Set([...(resume.meta?.broadsheet?.order ?? []), ...RESUME_SECTIONS]),
];

const contactsOf = ({ basics = {} }: JsonResume): ResumeSheet['contacts'] => {
  const { email, phone, location = {}, url, profiles = [] } = basics;
  const place = [location.address, location.city, location.region, location.postalCode]
    .filter((part) => part !== undefined)
    .join(', ');
  const plain = (text: string | undefined): SheetLink[] => (text ? [{ text, href: null }] : []);
  return [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...plain(place),
    ...[linkOf(url)].filter((link) => link !== null),
    ...profiles.flatMap(({ network, username, url: href }): SheetLink[] => {
      const link = linkOf(href);
      return link ? [link] : plain([network, username].filter(Boolean).join(': '));
    }),
  ];
};

/** Converts a resume to its sheet. */
export const sheetOf = (resume: JsonResume, messages: Messages['resume-sheet']): ResumeSheet => {
  const { basics = {}, meta } = resume;
  const hidden = new Set(meta?.broadsheet?.hidden);
  return {
    template: meta?.broadsheet?.template ?? DEFAULT_TEMPLATE,
    name: basics.name ?? '',
    label: basics.label ?? '',
    contacts: contactsOf(resume),
    summary: paragraphsOf(basics.summary),
    sections: sectionOrder(resume)
      .filter((key) => !hidden.has(key))
      .map((key) => ({
        key,
        title: messages[key],
        entries: SHEET_ENTRIES[key](resume, messages),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
};

/** The sections in the narrow column of a two-column template. */
const BESIDE: ReadonlySet<ResumeSection> = new Set<ResumeSection>([
  'skills',
  'certificates',
  'languages',
  'interests',
]);

/** The sections of both columns, each in the order of the sheet. */
export const columnsOf = ({ sections }: ResumeSheet) => ({
  main: sections.filter(({ key }) => !BESIDE.has(key)),
  beside: sections.filter(({ key }) => BESIDE.has(key)),
});
