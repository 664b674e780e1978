import type { ResumeSection } from '@broadsheet/contract/entities/json-resume';
import type { Messages } from '@broadsheet/messages/message-areas';

type Texts = Messages['resume-editor'];

/** `lines` and `words` hold several texts, separated by line breaks or commas. */
export type FieldKind = 'line' | 'text' | 'date' | 'lines' | 'words';

export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
}

/** A list of entries: a section, or the profiles of a person. */
export type ListName = ResumeSection | 'profiles';

interface EditorList {
  /** Label of the button that adds an entry. */
  readonly add: string;
  readonly fields: readonly EditorField[];
}

const line = (name: string, label: string, hint?: string): EditorField => ({
  name,
  label,
  kind: 'line',
  ...(hint ? { hint } : {}),
});
const text = (name: string, label: string): EditorField => ({ name, label, kind: 'text' });
const month = (name: string, label: string, { monthHint }: Texts): EditorField => ({
  name,
  label,
  kind: 'date',
  hint: monthHint,
});
const period = (texts: Texts): EditorField[] => [
  month('startDate', texts.from, texts),
  { name: 'endDate', label: texts.until, kind: 'date', hint: texts.untilHint },
];
const link = (texts: Texts): EditorField => line('url', texts.link, texts.linkHint);
const points = (texts: Texts): EditorField => ({
  name: 'highlights',
  label: texts.points,
  kind: 'lines',
  hint: texts.pointsHint,
});

export const basicFields = (texts: Texts): readonly EditorField[] => [
  line('name', texts.name),
  line('label', texts.professionalTitle, texts.professionalTitleHint),
  line('email', texts.email),
  line('phone', texts.phone),
  line('url', texts.website, texts.linkHint),
  text('summary', texts.summary),
];
export const locationFields = (texts: Texts): readonly EditorField[] => [
  line('city', texts.city),
  line('region', texts.state),
];

const LISTS: Readonly<Record<ListName, (texts: Texts) => EditorList>> = {
  profiles: (texts) => ({
    add: texts.addLink,
    fields: [
      line('network', texts.site, texts.siteHint),
      line('username', texts.username),
      link(texts),
    ],
  }),
  work: (texts) => ({
    add: texts.addPosition,
    fields: [
      line('position', texts.position),
      line('name', texts.company),
      line('location', texts.location),
      ...period(texts),
      text('summary', texts.description),
      points(texts),
      link(texts),
    ],
  }),
  projects: (texts) => ({
    add: texts.addProject,
    fields: [
      line('name', texts.name),
      text('description', texts.description),
      points(texts),
      { name: 'keywords', label: texts.technologies, kind: 'words', hint: texts.keywordsHint },
      ...period(texts),
      link(texts),
    ],
  }),
  education: (texts) => ({
    add: texts.addEducation,
    fields: [
      line('studyType', texts.degree, texts.degreeHint),
      line('area', texts.subject),
      line('institution', texts.institute),
      ...period(texts),
      line('score', texts.score, texts.scoreHint),
      { name: 'courses', label: texts.courses, kind: 'lines', hint: texts.coursesHint },
    ],
  }),
  skills: (texts) => ({
    add: texts.addSkill,
    fields: [
      line('name', texts.skill, texts.skillHint),
      {
        name: 'keywords',
        label: texts.skillsOfGroup,
        kind: 'words',
        hint: texts.skillsOfGroupHint,
      },
    ],
  }),
  certificates: (texts) => ({
    add: texts.addCertificate,
    fields: [
      line('name', texts.name),
      line('issuer', texts.issuer),
      month('date', texts.date, texts),
      link(texts),
    ],
  }),
  awards: (texts) => ({
    add: texts.addAward,
    fields: [
      line('title', texts.award),
      line('awarder', texts.issuer),
      month('date', texts.date, texts),
      text('summary', texts.awardReason),
    ],
  }),
  volunteer: (texts) => ({
    add: texts.addVolunteering,
    fields: [
      line('position', texts.role),
      line('organization', texts.organisation),
      ...period(texts),
      text('summary', texts.description),
      points(texts),
    ],
  }),
  publications: (texts) => ({
    add: texts.addPublication,
    fields: [
      line('name', texts.title),
      line('publisher', texts.publisher),
      month('releaseDate', texts.date, texts),
      link(texts),
      text('summary', texts.description),
    ],
  }),
  languages: (texts) => ({
    add: texts.addLanguage,
    fields: [line('language', texts.language), line('fluency', texts.fluency, texts.fluencyHint)],
  }),
  interests: (texts) => ({ add: texts.addInterest, fields: [line('name', texts.interest)] }),
  references: (texts) => ({
    add: texts.addReference,
    fields: [line('name', texts.name), text('reference', texts.reference)],
  }),
};

/** The fields of a list's entries, and the label to add one. */
export const editorListOf = (list: ListName, texts: Texts): EditorList => LISTS[list](texts);
