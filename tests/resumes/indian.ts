import { type Job, type Persona, type Study, shortMonth } from './personas.ts';

/** A common Indian form of a resume, as HTML that a browser prints. */
export interface IndianTemplate {
  readonly name: string;
  readonly write: (persona: Persona) => string;
  /** Printed on each page. */
  readonly header?: (persona: Persona) => string;
}

const html = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const yearOf = (month: number): number => Math.floor(month / 12);
const list = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${html(text)}</li>`).join('')}</ul>`;
const page = (style: string, body: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{margin:16mm 14mm}body{font:10.5pt/1.4 Carlito,Arial,sans-serif;margin:0}
h1{margin:0;font-size:20pt}h2{font-size:12pt;margin:10pt 0 4pt;border-bottom:1px solid #888}h3{font-size:10.5pt;margin:6pt 0 0}p{margin:2pt 0}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:3pt;text-align:left;vertical-align:top}ul{margin:2pt 0;padding-left:16pt}${style}</style>${body.join('\n')}`;
const cells = (tag: 'td' | 'th', texts: readonly (string | number)[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${html(String(text))}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table>${head.length > 0 ? cells('th', head) : ''}${rows.map((row) => cells('td', row)).join('')}</table>`;

type Period = Pick<Job, 'from' | 'until'>;
const numbers = (month: number): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${yearOf(month)}`;
/** "Sep'21 – Till date" */
const apostrophes = ({ from, until }: Period): string => {
  const write = (month: number) => `${shortMonth(month)}'${String(yearOf(month)).slice(2)}`;
  return `${write(from)} – ${until === null ? 'Till date' : write(until)}`;
};
/** "06/2019 to 03/2021" */
const slashes = ({ from, until }: Period): string =>
  `${numbers(from)} to ${until === null ? 'Present' : numbers(until)}`;
/** "2019-2021" */
const years = ({ from, until }: Period): string =>
  `${yearOf(from)}-${until === null ? 'Present' : yearOf(until)}`;
/** "Jun-2019 to Mar-2021" */
const dashes = ({ from, until }: Period): string => {
  const write = (month: number) => `${shortMonth(month)}-${yearOf(month)}`;
  return `${write(from)} to ${until === null ? 'till date' : write(until)}`;
};
const spanOf = (months: number): string =>
  [
    ...(months >= 12 ? [`${Math.floor(months / 12)} years`] : []),
    ...(months % 12 > 0 ? [`${months % 12} months`] : []),
  ].join(' ');
const total = ({ jobs }: Persona, now: number): string => {
  const months = new Set<number>();
  for (const { from, until } of jobs)
    for (let month = from; month <= (until ?? now); month += 1) months.add(month);
  return spanOf(months.size);
};
const NOW = 2026 * 12 + 10;

const studyRows = (studies: readonly Study[]): (string | number)[][] =>
  studies.map(({ short, institute, until }) => [short, institute, yearOf(until), '78.4%']);

const naukri: IndianTemplate = {
  name: 'naukri',
  write: (persona) =>
    page('', [
      `<h1>${html(persona.name)}</h1><p>${html(persona.headline)} | ${persona.home.city}</p>`,
      `<p>✆ ${persona.phone} &nbsp; ✉ ${persona.email}</p>`,
      `<p><b>Total Experience:</b> ${total(persona, NOW)} &nbsp; <b>Current CTC:</b> ${persona.currentCTC} LPA &nbsp; <b>Expected CTC:</b> ${persona.expectedCTC} LPA &nbsp; <b>Notice Period:</b> ${persona.notice} days</p>`,
      `<h2>Profile Summary</h2><p>${html(persona.summary)}</p><h2>Key Skills</h2><p>${persona.skills.map(html).join(' | ')}</p><h2>Work Experience</h2>`,
      ...persona.jobs.map(
        (job) =>
          `<h3>${html(job.title)}</h3><p>${html(job.company)}</p><p>${apostrophes(job)}</p>${list(job.duties)}`,
      ),
      '<h2>Education</h2>',
      ...persona.studies.map(
        ({ short, field, institute, until }) =>
          `<p><b>${short} - ${field}</b></p><p>${html(institute)}</p><p>${yearOf(until)}</p>`,
      ),
      `<h2>Languages</h2><p>English, Hindi</p>`,
    ]),
};

const canva: IndianTemplate = {
  name: 'canva-two-column',
  write: (persona) =>
    page(
      '@page{margin:0}.a{position:absolute;left:0;top:0;width:62mm;height:297mm;box-sizing:border-box;padding:12mm 7mm;background:#234;color:#fff}.b{margin-left:62mm;padding:12mm 9mm}.t{letter-spacing:3px;text-transform:uppercase;font-size:11pt}h1{font-size:24pt;text-transform:uppercase;letter-spacing:2px}',
      [
        `<div class="a"><h2 class="t">Contact</h2><p>${persona.phone}</p><p>${persona.email}</p><p>${persona.home.city}, ${persona.home.region}</p><h2 class="t">Education</h2>`,
        ...persona.studies.map(
          (study) =>
            `<p><b>${study.full}</b></p><p>${html(study.institute)}</p><p>${years(study)}</p>`,
        ),
        `<h2 class="t">Skills</h2>${list(persona.skills)}<h2 class="t">Languages</h2><p>English</p><p>Hindi</p></div>`,
        `<div class="b"><h1>${html(persona.name)}</h1><p class="t">${html(persona.headline)}</p><h2 class="t">About Me</h2><p>${html(persona.summary)}</p><h2 class="t">Work Experience</h2>`,
        ...persona.jobs.map(
          (job) =>
            `<h3>${html(job.company)}</h3><p>${html(job.title)} | ${dashes(job)}</p>${list(job.duties)}`,
        ),
        '</div>',
      ],
    ),
};

const government: IndianTemplate = {
  name: 'government',
  write: (persona) =>
    page('h1{font-size:14pt;text-align:center;text-decoration:underline}.n td{border:0}', [
      '<h1>BIO-DATA</h1><table class="n">',
      ...(
        [
          ['1.', 'Name in full (in block letters)', persona.name.toUpperCase()],
          ['2.', "Father's / Husband's Name", 'Shri Raghunath Prasad'],
          ['3.', 'Date of Birth', '14.08.1991'],
          ['4.', 'Category', 'General'],
          ['5.', 'Address for correspondence', `H.No. 4-11/2, Station Road, ${persona.home.city}`],
          ['6.', 'Mobile No.', persona.phone],
          ['7.', 'E-mail', persona.email],
          ['8.', 'Nationality', 'Indian'],
        ] as const
      ).map((row) => cells('td', row)),
      '</table><p>9. Educational Qualifications:</p>',
      table(
        ['Examination Passed', 'Board / University', 'Year of Passing', '% of Marks'],
        studyRows(persona.studies),
      ),
      '<p>10. Details of Employment (in chronological order):</p>',
      table(
        ['Sl. No.', 'Name of Organisation', 'Post held', 'From', 'To', 'Nature of duties'],
        persona.jobs.map((job, index) => [
          `${index + 1}.`,
          job.company,
          job.title,
          numbers(job.from),
          job.until === null ? 'Till date' : numbers(job.until),
          job.duties[0] ?? '',
        ]),
      ),
      `<p>11. Computer Proficiency / Skills: ${persona.skills.map(html).join(', ')}</p>`,
      `<p>I hereby certify that the above information is true and correct to the best of my knowledge.</p><p>Place: ${persona.home.city}</p><p>Date: 12.11.2026 &nbsp;&nbsp;&nbsp; (Signature)</p>`,
    ]),
};

const wrappedTable: IndianTemplate = {
  name: 'wrapped-table',
  write: (persona) =>
    page('', [
      `<p style="text-align:center"><b>CURRICULUM VITAE</b></p><p><b>${html(persona.name.toUpperCase())}</b></p><p>Mobile: ${persona.phone}</p><p>Email Id: ${persona.email}</p><p>Current Location: ${persona.home.city}</p>`,
      `<h2>Career Objective</h2><p>${html(persona.summary)}</p><h2>Professional Experience</h2>`,
      `<div style="width:115mm">${table(
        ['Organization', 'Designation', 'Duration'],
        persona.jobs.map((job) => [job.company, job.title, dashes(job)]),
      )}</div>`,
      '<h2>Academic Qualification</h2>',
      table(['Course', 'Institute', 'Year', 'Percentage'], studyRows(persona.studies)),
      `<h2>Technical Skills</h2>${table(
        [],
        [
          ['Primary', persona.skills.slice(0, 3).join(', ')],
          ['Secondary', persona.skills.slice(3).join(', ')],
        ],
      )}`,
      `<h2>Personal Profile</h2><p>Date of Birth : 14th August 1991</p><p>Marital Status : Married</p><p>Present CTC : ${persona.currentCTC} LPA</p><p>Expected CTC : ${persona.expectedCTC} LPA</p><p>Notice Period : ${persona.notice} days</p>`,
    ]),
};

const fresher: IndianTemplate = {
  name: 'fresher',
  write: (persona) =>
    page('', [
      `<h1>${html(persona.name)}</h1><p>${persona.email} | ${persona.phone} | ${persona.home.city}, ${persona.home.region}</p>`,
      `<h2>CAREER OBJECTIVE</h2><p>To work in an organisation where I can learn and grow.</p><h2>EDUCATION</h2>`,
      ...persona.studies.map(
        ({ full, field, institute, until }) =>
          `<p><b>${full}</b> in ${field}, ${html(institute)} — ${yearOf(until)} (CGPA 8.1)</p>`,
      ),
      '<h2>INTERNSHIPS</h2>',
      ...persona.jobs.map(
        (job) =>
          `<p><b>${html(job.title)}</b>, ${html(job.company)} <span style="float:right">${dashes(job)}</span></p>${list(job.duties)}`,
      ),
      `<h2>ACADEMIC PROJECTS</h2><p><b>Smart Attendance System</b> <span style="float:right">Jan 2019 - Apr 2019</span></p>${list([`Built a face recognition system using ${persona.skills[0]}`])}<p><b>Campus Food Ordering App</b> <span style="float:right">Aug 2018 - Nov 2018</span></p>${list(['Team of four; handled payments and menus'])}`,
      `<h2>TECHNICAL SKILLS</h2><p>${persona.skills.map(html).join(', ')}</p><h2>POSITIONS OF RESPONSIBILITY</h2>${list(['Event Coordinator, TechFest 2018', 'Class Representative, 2016-2018'])}<h2>HOBBIES</h2><p>Cricket, reading</p>`,
    ]),
};

const letterhead: IndianTemplate = {
  name: 'letterhead',
  header: (persona) =>
    `${html(persona.name)} · ${persona.phone} · ${persona.email} · Confidential resume`,
  write: (persona) =>
    page('@page{margin:28mm 14mm 22mm}', [
      `<h1>${html(persona.name)}</h1><p>${html(persona.headline)}</p><p>${persona.home.city}, ${persona.home.region}, ${persona.home.country}</p>`,
      `<h2>PROFESSIONAL SYNOPSIS</h2>${list(Array.from({ length: 6 }, () => persona.summary))}<h2>CORE COMPETENCIES</h2><p>${persona.skills.map(html).join(' • ')}</p><h2>ORGANISATIONAL EXPERIENCE</h2>`,
      ...persona.jobs.map(
        (job) =>
          `<p><b>${slashes(job)}, ${html(job.company)}, ${job.city} as ${html(job.title)}</b></p><p><u>Key Result Areas:</u></p>${list([...job.duties, ...job.duties, ...job.duties, ...job.duties])}<p><u>Significant Accomplishments:</u></p>${list([...job.duties, ...job.duties])}`,
      ),
      '<h2>SCHOLASTICS</h2>',
      ...persona.studies.map(
        ({ short, field, institute, until }) =>
          `<p>${yearOf(until)} &nbsp; ${short} (${field}) from ${html(institute)}</p>`,
      ),
    ]),
};

const projects: IndianTemplate = {
  name: 'it-services-projects',
  write: (persona) =>
    page('', [
      `<h1>${html(persona.name)}</h1><p>E-Mail: ${persona.email}</p><p>Ph: ${persona.phone}</p><h2>Summary</h2>${list([persona.summary, 'Good communication skills'])}<h2>Professional Experience</h2>`,
      list(
        persona.jobs.map((job) =>
          job.until === null
            ? `Currently working as ${job.title} with ${job.company} from ${shortMonth(job.from)} ${yearOf(job.from)} to till date.`
            : `Worked as ${job.title} with ${job.company} from ${shortMonth(job.from)} ${yearOf(job.from)} to ${shortMonth(job.until)} ${yearOf(job.until)}.`,
        ),
      ),
      `<h2>Technical Skills</h2>${table(
        [],
        [
          ['Languages / Tools', persona.skills.slice(0, 4).join(', ')],
          ['Others', persona.skills.slice(4).join(', ')],
        ],
      )}<h2>Project Details</h2>`,
      ...persona.jobs.map(
        (job, index) =>
          `<p><b>Project #${index + 1}: Claims Portal</b></p>${table(
            [],
            [
              ['Client', 'Hartwell Mutual, USA'],
              ['Duration', dashes(job)],
              ['Role', 'Developer'],
              ['Team Size', '8'],
              ['Environment', persona.skills.slice(0, 2).join(', ')],
            ],
          )}<p><b>Description:</b> A portal for claims.</p><p><b>Responsibilities:</b></p>${list(job.duties)}`,
      ),
      `<h2>Educational Qualification</h2>${list(persona.studies.map(({ short, field, institute, until }) => `${short} in ${field} from ${institute} in ${yearOf(until)}.`))}`,
    ]),
};

const labels: IndianTemplate = {
  name: 'colon-labels',
  write: (persona) =>
    page('.l td{border:0;padding:1pt 3pt}.l td:first-child{width:42mm}', [
      `<h1>${html(persona.name)}</h1><p>Contact: ${persona.phone}, ${persona.email}</p><p>Address: Flat No. 302, Sai Residency, ${persona.home.city} - 560034, ${persona.home.region}</p><h2>EMPLOYMENT HISTORY</h2>`,
      ...persona.jobs.map(
        (job) =>
          `<table class="l">${(
            [
              ['Company', `: ${job.company}`],
              ['Designation', `: ${job.title}`],
              ['Period', `: ${dashes(job)}`],
              ['Location', `: ${job.city}`],
            ] as const
          )
            .map((row) => cells('td', row))
            .join('')}</table><p><b>Job Profile:</b></p>${list(job.duties)}`,
      ),
      '<h2>EDUCATIONAL DETAILS</h2>',
      table(
        ['Sr. No.', 'Qualification', 'University/Board', 'Passing Year', 'Class'],
        persona.studies.map(({ short, institute, until }, index) => [
          index + 1,
          short,
          institute,
          yearOf(until),
          'First',
        ]),
      ),
      `<h2>IT SKILLS</h2>${list(persona.skills)}<h2>OTHER DETAILS</h2><table class="l">${cells('td', ['Current Salary', `: Rs. ${persona.currentCTC},00,000 per annum`])}${cells('td', ['Expected Salary', `: Rs. ${persona.expectedCTC},00,000 per annum`])}${cells('td', ['Notice', `: ${persona.notice} days`])}</table>`,
    ]),
};

const timeline: IndianTemplate = {
  name: 'canva-timeline',
  write: (persona) =>
    page(
      '.r{display:grid;grid-template-columns:38mm 1fr;column-gap:6mm;margin-bottom:6pt}h1{text-align:center;letter-spacing:4px;text-transform:uppercase}.c{text-align:center}h2{text-transform:uppercase;letter-spacing:2px}',
      [
        `<h1>${html(persona.name)}</h1><p class="c">${html(persona.headline)}</p><p class="c">${persona.phone} · ${persona.email} · ${persona.home.city}</p><h2>Experience</h2>`,
        ...persona.jobs.map(
          (job) =>
            `<div class="r"><div>${dashes(job).toUpperCase()}</div><div><b>${html(job.title.toUpperCase())}</b><p>${html(job.company)}, ${job.city}</p>${list(job.duties)}</div></div>`,
        ),
        '<h2>Education</h2>',
        ...persona.studies.map(
          (study) =>
            `<div class="r"><div>${years(study)}</div><div><b>${study.full}</b><p>${html(study.institute)}</p></div></div>`,
        ),
        `<h2>Skills</h2><div style="columns:3">${persona.skills.map((skill) => `<p>${html(skill)}</p>`).join('')}</div>`,
      ],
    ),
};

const spans: IndianTemplate = {
  name: 'one-line-with-spans',
  write: (persona) =>
    page('', [
      `<p><b>Name: ${html(persona.name)}</b></p><p>Mob: ${persona.phone} / Mail: ${persona.email}</p><h2>WORK EXPERIENCE (${total(persona, NOW)})</h2>`,
      ...persona.jobs.map(
        (job) =>
          `<p>➢ <b>${html(job.company)}</b>, ${job.city} — ${html(job.title)} — ${slashes(job)} (${spanOf((job.until ?? NOW) - job.from + 1)})</p>${list(job.duties)}`,
      ),
      '<h2>EDUCATION</h2>',
      ...persona.studies.map(
        ({ short, institute, until }) =>
          `<p>➢ ${short} from ${html(institute)} in ${yearOf(until)} with 72%</p>`,
      ),
      `<h2>SKILLS</h2><p>${persona.skills.map(html).join(', ')}</p><p><b>Notice period:</b> ${persona.notice} days</p>`,
    ]),
};

export const INDIAN_TEMPLATES: readonly IndianTemplate[] = [
  ...[naukri, canva, government, wrappedTable, fresher, letterhead, projects, labels],
  ...[timeline, spans],
];
