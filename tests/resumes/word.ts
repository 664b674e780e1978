import { p, table, toDocx } from '@broadsheet/resume-parser/fixtures/docx-writer.fixtures';
import { type DateStyle, type Job, type Persona, type Study, writePeriod } from './personas.ts';

/** A resume of Word: common forms, most of them Indian. */
export interface WordTemplate {
  readonly name: string;
  /** Paragraphs and tables. */
  readonly write: (persona: Persona, style: DateStyle) => readonly string[];
}

const head = (text: string): string => p(text, { bold: true, size: 13 });
const cells = (...texts: readonly string[]) => texts.map((text) => [p(text)]);
const points = (texts: readonly string[]): string[] =>
  texts.map((text) => p(text, { isPoint: true }));
const plainPoints = (texts: readonly string[]): string[] => texts.map((text) => p(`• ${text}`));
const contact = ({ email, phone, home }: Persona): string =>
  `${email} | ${phone} | ${home.city}, ${home.region}`;
const termsOf = ({
  currentCTC,
  expectedCTC,
  notice,
}: Persona): readonly (readonly [string, string])[] => [
  ['Current CTC', `${currentCTC} LPA`],
  ['Expected CTC', `${expectedCTC} LPA`],
  ['Notice Period', `${notice} days`],
];
const studyLine = ({ short, field, institute }: Study): string =>
  `${short} (${field}), ${institute}`;
const yearOf = (month: number): string => String(Math.floor(month / 12));

const template = (name: string, write: WordTemplate['write']): WordTemplate => ({ name, write });

const biodata = template('indian-biodata', (persona, dates) => [
  p('BIO-DATA', { bold: true, size: 16 }),
  table(
    [3000, 6000],
    [
      cells('Name', persona.name),
      cells("Father's Name", 'Shri Raghunath Prasad'),
      cells('Date of Birth', '14/08/1991'),
      cells('Mobile No.', persona.phone),
      cells('E-mail ID', persona.email),
      cells('Current Location', persona.home.city),
      ...termsOf(persona).map((term) => cells(...term)),
    ],
  ),
  head('Educational Qualification'),
  table(
    [2500, 4500, 2000],
    [
      cells('Examination', 'Board / University', 'Year of Passing'),
      ...persona.studies.map((study) => cells(study.short, study.institute, yearOf(study.until))),
    ],
  ),
  head('Work Experience'),
  table(
    [900, 3000, 3000, 2500],
    [
      cells('S.No', 'Organization', 'Designation', 'Duration'),
      ...persona.jobs.map((job, index) =>
        cells(String(index + 1), job.company, job.title, writePeriod(job, dates)),
      ),
    ],
  ),
  head('Key Skills'),
  p(persona.skills.join(', ')),
  head('Declaration'),
  p('I hereby declare that the above information is true to the best of my knowledge.'),
  p(`Place: ${persona.home.city}\t(${persona.name})`),
]);

const termsFirst = template('terms-under-name', (persona, dates) => [
  p(persona.name, { style: 'Title' }),
  p(contact(persona)),
  p(
    termsOf(persona)
      .map(([label, value]) => `${label}: ${value}`)
      .join(' | '),
  ),
  head('PROFESSIONAL SUMMARY'),
  ...plainPoints([persona.summary]),
  head('EMPLOYMENT DETAILS'),
  ...persona.jobs.flatMap((job) => [
    p(`Organisation: ${job.company}`, { bold: true }),
    p(`Designation: ${job.title}`),
    p(`Duration: ${writePeriod(job, dates)}`),
    p('Roles & Responsibilities:', { bold: true }),
    ...points(job.duties),
  ]),
  head('TECHNICAL SKILLS'),
  p(`Primary\t: ${persona.skills.slice(0, 4).join(', ')}`),
  p(`Secondary\t: ${persona.skills.slice(4).join(', ')}`),
  head('ACADEMIC PROFILE'),
  ...points(persona.studies.map((study) => `${studyLine(study)} in ${yearOf(study.until)}`)),
]);

const chronological = template('word-chronological', (persona, dates) => [
  p(persona.name, { style: 'Title' }),
  p(`${persona.home.city}, ${persona.home.region} · ${persona.phone} · ${persona.email}`),
  p('Experience', { style: 'Heading1' }),
  ...persona.jobs.flatMap((job) => [
    p(writePeriod(job, dates).toUpperCase()),
    p(`${job.title}, ${job.company}`, { style: 'Heading2' }),
    ...points(job.duties),
  ]),
  p('Education', { style: 'Heading1' }),
  ...persona.studies.flatMap((study) => [
    p(writePeriod(study, dates).toUpperCase()),
    p(`${study.full}, ${study.institute}`, { style: 'Heading2' }),
  ]),
  p('Skills', { style: 'Heading1' }),
  ...points(persona.skills),
]);

const bracketed = template('dates-in-brackets', (persona, dates) => [
  p(persona.name.toUpperCase(), { bold: true, size: 18 }),
  p(`Mobile: ${persona.phone}`),
  p(`Email: ${persona.email}`),
  p(`Address: Flat 12, Lake View, ${persona.home.city} - 560034`),
  head('CAREER OBJECTIVE'),
  p(persona.summary),
  head('WORK EXPERIENCE:'),
  ...persona.jobs.flatMap((job) => [
    p(`${job.company} (${writePeriod(job, dates)})`, { bold: true }),
    p(job.title, { bold: true }),
    ...plainPoints(job.duties),
  ]),
  head('EDUCATION:'),
  ...plainPoints(persona.studies.map((study) => `${studyLine(study)} – ${yearOf(study.until)}`)),
  head('SKILL SET:'),
  p(persona.skills.join(' / ')),
  head('PERSONAL DETAILS:'),
  p('Languages Known: English, Hindi, Tamil'),
  p(`Salary: Current CTC ${persona.currentCTC} lakhs, Expected CTC ${persona.expectedCTC} lakhs`),
]);

const atLines = template('title-at-company-lines', (persona, dates) => [
  p(persona.name, { bold: true, size: 20 }),
  p(contact(persona)),
  p('What I have done', { style: 'Heading1' }),
  ...persona.jobs.flatMap((job) => [
    p(`${job.title} at ${job.company}, ${writePeriod(job, dates)}`),
    ...plainPoints(job.duties),
  ]),
  p('Where I studied', { style: 'Heading1' }),
  ...persona.studies.map((study) => p(`${studyLine(study)}, ${yearOf(study.until)}`)),
  p('What I work with', { style: 'Heading1' }),
  p(persona.skills.join(' • ')),
]);

const aside = (side: 'left' | 'right') =>
  template(`sidebar-${side}`, (persona, dates) => {
    const narrow = [
      p('CONTACT', { bold: true }),
      ...[persona.phone, persona.email, persona.home.city].map((text) => p(text)),
      p('SKILLS', { bold: true }),
      ...persona.skills.map((skill) => p(skill)),
      p('LANGUAGES', { bold: true }),
      p('English'),
    ];
    const wide = [
      p('EXPERIENCE', { bold: true }),
      ...persona.jobs.flatMap((job) => [
        p(job.title, { bold: true }),
        p(`${job.company} | ${writePeriod(job, dates)}`),
        ...plainPoints(job.duties),
      ]),
      p('EDUCATION', { bold: true }),
      ...persona.studies.flatMap((study) => [
        p(`${study.full} in ${study.field}`, { bold: true }),
        p(`${study.institute} | ${yearOf(study.until)}`),
      ]),
    ];
    const columns = side === 'left' ? [narrow, wide] : [wide, narrow];
    return [
      p(persona.name, { style: 'Title' }),
      p(persona.headline),
      table(side === 'left' ? [3000, 6500] : [6500, 3000], [columns]),
    ];
  });

const noHeadings = template('no-headings', (persona, dates) => [
  p(persona.name, { bold: true }),
  p(contact(persona)),
  p(persona.summary),
  ...persona.jobs.flatMap((job) => [
    p(`${job.title}, ${job.company}\t${writePeriod(job, dates)}`, { bold: true }),
    ...plainPoints(job.duties),
  ]),
  ...persona.studies.map((study) => p(`${study.full}, ${study.institute}\t${yearOf(study.until)}`)),
  p(persona.skills.join(', ')),
]);

const bulletJobs = template('jobs-as-bullets', (persona, dates) => [
  p(`Curriculum Vitae of ${persona.name}`, { bold: true, size: 15 }),
  p(`Contact: ${persona.phone}, ${persona.email}`),
  p(`Location: ${persona.home.city}`),
  head('Professional Experience'),
  ...persona.jobs.flatMap((job) => [
    p(`• ${writePeriod(job, dates)}: ${job.title}, ${job.company}`),
    ...job.duties.map((duty) => p(`– ${duty}`)),
  ]),
  head('Qualifications'),
  ...persona.studies.map((study) =>
    p(`• ${study.short} from ${study.institute}, ${yearOf(study.until)}`),
  ),
  head('Core Competencies'),
  ...plainPoints(persona.skills),
]);

const companyFirst = template('company-tab-city', (persona, dates) => [
  p(persona.name, { bold: true, size: 22 }),
  p(`${persona.phone}\t${persona.email}`),
  p(`${persona.home.city}, ${persona.home.country}`),
  head('Summary'),
  p(persona.summary),
  head('Skills'),
  p(persona.skills.join(', ')),
  head('Professional History'),
  ...persona.jobs.flatMap((job: Job) => [
    p(`${job.company}\t${job.city}`, { bold: true }),
    p(`${job.title}\t${writePeriod(job, dates)}`),
    ...points(job.duties),
  ]),
  head('Academics'),
  ...persona.studies.flatMap((study) => [
    p(`${study.institute}\t${yearOf(study.from)} - ${yearOf(study.until)}`, { bold: true }),
    p(`${study.short}, ${study.field}`),
  ]),
]);

const fresherTable = template('education-table-first', (persona, dates) => [
  p(`RESUME`, { bold: true, size: 16 }),
  p(`Name: ${persona.name}`),
  p(`Contact No: ${persona.phone}`),
  p(`Email: ${persona.email}`),
  head('EDUCATIONAL CREDENTIALS'),
  table(
    [2600, 2500, 3400, 1400],
    [
      cells('Course', 'Specialization', 'Institute', 'Year'),
      ...persona.studies.map((study) =>
        cells(study.short, study.field, study.institute, yearOf(study.until)),
      ),
    ],
  ),
  head('SOFTWARE KNOWN'),
  p(persona.skills.join(', ')),
  head('INTERNSHIPS AND EMPLOYMENT'),
  ...persona.jobs.flatMap((job) => [
    p(`${job.company}, ${job.city}`, { bold: true }),
    p(`${job.title} | ${writePeriod(job, dates)}`),
    ...plainPoints(job.duties),
  ]),
  head('OTHER INFORMATION'),
  ...termsOf(persona).map(([label, value]) => p(`${label} - ${value}`)),
  p(`Permanent Address: 4/11 Station Road, ${persona.home.city}, ${persona.home.region}`),
]);

export const WORD_TEMPLATES: readonly WordTemplate[] = [
  ...[biodata, termsFirst, chronological, bracketed, atLines, aside('left'), aside('right')],
  ...[noHeadings, bulletJobs, companyFirst, fresherTable],
];

export const writeDocx = (
  { write }: WordTemplate,
  persona: Persona,
  style: DateStyle,
): Uint8Array => toDocx(write(persona, style));
