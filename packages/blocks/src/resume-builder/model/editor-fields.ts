import type { ResumeSection } from '@broadsheet/contract/entities/json-resume';

/** `lines` and `words` hold several texts: one a line, or between commas. */
export type FieldKind = 'line' | 'text' | 'date' | 'lines' | 'words';

export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
}

/** What holds entries: the sections, and the links of a person. */
export type ListName = ResumeSection | 'profiles';

interface EditorList {
  /** One of them, as a button says it. */
  readonly one: string;
  readonly fields: readonly EditorField[];
}

const line = (name: string, label: string, hint?: string): EditorField => ({
  name,
  label,
  kind: 'line',
  ...(hint ? { hint } : {}),
});
const text = (name: string, label: string): EditorField => ({ name, label, kind: 'text' });
const DATE_HINT = 'Year and month, such as 2024-06';
const date = (name: string, label: string, hint = DATE_HINT): EditorField => ({
  name,
  label,
  kind: 'date',
  hint,
});
const from = date('startDate', 'From');
const endDate = date('endDate', 'Until', 'Leave it empty while it goes on');
const link = line('url', 'Link', 'Begins with https://');
const points: EditorField = {
  name: 'highlights',
  label: 'What you did',
  kind: 'lines',
  hint: 'One point a line',
};
const keywords: EditorField = {
  name: 'keywords',
  label: 'Which ones',
  kind: 'words',
  hint: 'With commas between them',
};

export const BASICS: readonly EditorField[] = [
  line('name', 'Name'),
  line('label', 'What you are', 'Such as Backend developer'),
  line('email', 'E-mail'),
  line('phone', 'Phone'),
  line('url', 'Website', 'Begins with https://'),
  text('summary', 'Summary'),
];
export const LOCATION_FIELDS: readonly EditorField[] = [
  line('city', 'City'),
  line('region', 'State'),
];

export const EDITOR_LISTS: Readonly<Record<ListName, EditorList>> = {
  profiles: {
    one: 'link',
    fields: [line('network', 'Where', 'Such as GitHub'), line('username', 'Name there'), link],
  },
  work: {
    one: 'position',
    fields: [
      line('position', 'Position'),
      line('name', 'Company'),
      line('location', 'Place'),
      from,
      endDate,
      text('summary', 'In short'),
      points,
      link,
    ],
  },
  projects: {
    one: 'project',
    fields: [
      line('name', 'Name'),
      text('description', 'In short'),
      points,
      keywords,
      from,
      endDate,
      link,
    ],
  },
  education: {
    one: 'course of study',
    fields: [
      line('studyType', 'Degree', 'Such as B.Tech'),
      line('area', 'Subject'),
      line('institution', 'Institute'),
      from,
      endDate,
      line('score', 'Score', 'Such as 8.4 CGPA'),
      { name: 'courses', label: 'Courses', kind: 'lines', hint: 'One a line' },
    ],
  },
  skills: {
    one: 'skill',
    fields: [
      line('name', 'Skill, or kind of skills', 'Such as SQL, or Databases'),
      { ...keywords, hint: 'For a kind of skills, with commas between them' },
    ],
  },
  certificates: {
    one: 'certificate',
    fields: [line('name', 'Name'), line('issuer', 'From whom'), date('date', 'When'), link],
  },
  awards: {
    one: 'award',
    fields: [
      line('title', 'Award'),
      line('awarder', 'From whom'),
      date('date', 'When'),
      text('summary', 'What for'),
    ],
  },
  volunteer: {
    one: 'task',
    fields: [
      line('position', 'Task'),
      line('organization', 'Organisation'),
      from,
      endDate,
      text('summary', 'In short'),
      points,
    ],
  },
  publications: {
    one: 'publication',
    fields: [
      line('name', 'Title'),
      line('publisher', 'Published by'),
      date('releaseDate', 'When'),
      link,
      text('summary', 'In short'),
    ],
  },
  languages: {
    one: 'language',
    fields: [line('language', 'Language'), line('fluency', 'How well', 'Such as fluent')],
  },
  interests: { one: 'interest', fields: [line('name', 'Interest')] },
  references: {
    one: 'reference',
    fields: [line('name', 'Who'), text('reference', 'What they say')],
  },
};
