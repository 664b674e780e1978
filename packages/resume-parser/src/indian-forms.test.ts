import { expect, it } from 'vitest';
import { p, table, toDocx } from './fixtures/docx-writer.fixtures.ts';
import { readVocabulary } from './fixtures/vocabulary.fixtures.ts';
import { parseResume } from './parse-resume.ts';
import { readLines } from './read-lines.ts';

const vocabulary = readVocabulary();
const bold = { bold: true };
const cells = (...texts: readonly string[]) => texts.map((text) => [p(text)]);

const read = async (...body: readonly string[]) => {
  const resume = parseResume(await readLines(toDocx(body)), vocabulary, '2026-11');
  return {
    ...resume,
    jobs: resume.positions.map(({ title, company, from, until }) =>
      [title?.value, company?.value, from?.value, until === undefined ? '' : until.value].join(
        ' | ',
      ),
    ),
    studies: resume.education.map(({ degree, institute, year }) =>
      [degree?.value, institute?.value, year?.value].join(' | '),
    ),
  };
};

it('experience that is stated without dates, and the job behind labels', async () => {
  const resume = await read(
    ...[p('Ramesh Chandra Verma', bold), p('Mob: +91-9876543210 | ramesh.verma@gmail.com')],
    ...[p('Total Experience: 3 years 4 months'), p('Current Company: Wipro Ltd')],
    ...[p('Current Designation: Test Engineer'), p('CTC: 6.5 LPA, ECTC: 9 LPA')],
    p('Education: B.Tech (CSE) from Anna University, 2022'),
  );
  expect(resume.totalMonths).toMatchObject({ value: 40, confidence: 0.85 });
  expect(resume.jobs).toEqual(['Test Engineer | Wipro Ltd |  | ']);
  expect(resume.positions[0]?.title?.confidence).toBeLessThan(0.8);
  expect(resume.studies).toEqual(['B.Tech | Anna University | 2022']);
});

it('the months before the employer, and the title behind "as"', async () => {
  const { jobs, totalMonths } = await read(
    ...[p('Sunil Gupta', bold), p('Contact: +91 9811122233; sunil.gupta@yahoo.co.in')],
    ...[p('WORK EXPERIENCE', bold)],
    p("Since Sep'21 – Till date with HDFC Bank Ltd., Mumbai as Deputy Manager", bold),
    ...[p('Key Result Areas:'), p('Managing a team of 12')],
    ...[p("Jun'18 – Aug'21 with ICICI Bank, Pune as Relationship Manager", bold)],
    p('Handled HNI clients'),
  );
  expect(jobs).toEqual([
    'Deputy Manager | HDFC Bank Ltd. | 2021-09 | ',
    'Relationship Manager | ICICI Bank | 2018-06 | 2021-08',
  ]);
  expect(totalMonths?.value).toBe(102);
});

it('a table of jobs whose cells wrap, with dates of days', async () => {
  const { jobs, studies } = await read(
    ...[p('Curriculum Vitae', bold), p('S. K. Mishra'), p('Mobile: 9437012345')],
    p('Professional Experience:', bold),
    table(
      [700, 2500, 2500, 2500],
      [
        cells('Sl.No', 'Name of the Company', 'Designation', 'Period'),
        [[p('1')], [p('Jindal Steel'), p('& Power Ltd.')], [p('Asst.'), p('Engineer')]].concat([
          [p('01.06.2012 to'), p('31.03.2016')],
        ]),
        cells('2', 'NALCO', 'Engineer (Mech.)', '15.04.2016 to till date'),
      ],
    ),
    p('Educational Qualification:', bold),
    table(
      [3000, 3000, 1500, 1500],
      [
        cells('Name of Exam', 'Board/University', 'Year', '% of marks'),
        cells('Diploma in Mech. Engg.', 'SCTE & VT, Odisha', '2012', '74'),
        cells('X (CBSE)', 'DAV Public School, Angul', '2009', '68'),
      ],
    ),
  );
  expect(jobs).toEqual([
    'Asst. Engineer | Jindal Steel & Power Ltd. | 2012-06 | 2016-03',
    'Engineer (Mech.) | NALCO | 2016-04 | ',
  ]);
  expect(studies).toEqual([
    'Diploma | SCTE & VT, Odisha | 2012',
    'Class X | DAV Public School, Angul | 2009',
  ]);
});

it('projects with a client and dates are no jobs, and internships are', async () => {
  const { jobs } = await read(
    ...[p('Ankit Sharma', bold), p('ankit.sharma99@gmail.com')],
    ...[p('INTERNSHIP', bold)],
    p('Web Development Intern, Zidio Development (June 2025 – Aug 2025)'),
    ...[p('PROJECTS', bold), p('Online Voting System (Jan 2025 - Mar 2025)')],
    ...[p('Client: Walmart'), p('Duration: Jan 2022 to till date'), p('Role: Developer')],
  );
  expect(jobs).toEqual(['Web Development Intern | Zidio Development | 2025-06 | 2025-08']);
});

it('jobs without any dates, which the form asks about', async () => {
  const { jobs, totalMonths, positions } = await read(
    ...[p('PRIYA NAIR', bold), p('priya.nair@gmail.com, 9876512340, Kochi'), p('SUMMARY', bold)],
    p('Accountant with 3.5 years of experience in GST and taxation.'),
    ...[p('EXPERIENCE', bold), p('Accountant - Muthoot Finance Ltd, Kochi')],
    ...[p('Accounts Assistant - Lulu Group'), p('Prepared the returns of nine branches')],
  );
  expect(jobs).toEqual([
    'Accountant | Muthoot Finance Ltd |  | ',
    'Accounts Assistant | Lulu Group |  | ',
  ]);
  expect(positions.every(({ company }) => (company?.confidence ?? 1) < 0.8)).toBe(true);
  expect(totalMonths).toMatchObject({ value: 42, confidence: 0.7, source: { page: 1 } });
});
