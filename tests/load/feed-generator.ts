import type { FormatName } from '@broadsheet/services/tools/jobs-import/format-names';

const TITLES = ['Java Developer', 'React Engineer', 'Data Scientist', 'DevOps Engineer', 'QA Lead'];
const CITIES = ['Bengaluru', 'Mumbai/Pune', 'Hyderabad, Telangana, India', 'Remote', 'Chennai'];
const PAY = ['3.5-6.5 Lacs PA', '₹ 3,50,000 - 6,00,000 P.A.', 'Not disclosed', '12 LPA'];
const DUTIES = [
  'Design services that answer within their deadline, and measure whether they do.',
  'Review the work of colleagues, and ask for reviews early.',
  'Write the runbook before the release, and take part in the rota.',
  'Talk to the people who use the product before planning the next quarter.',
  'Keep the build under ten minutes and the tests trustworthy.',
  'Plan migrations that can be stopped half-way.',
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** About 2.5 kB of description, different for each job. */
const describeWork = (number: number): string => {
  const duties = Array.from(
    { length: 28 },
    (_, at) => `<li>${pick(DUTIES, number + at * 5)} (${number}-${at})</li>`,
  );
  return `<h2>What you will do</h2><ul>${duties.join('')}</ul>`;
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The formats that feeds are generated in. */
export const GENERATED_FORMATS = [
  'ashby',
  'csv',
  'greenhouse',
  'indeed-xml',
  'jsonld',
  'lever',
] as const satisfies readonly FormatName[];
export type GeneratedFormat = (typeof GENERATED_FORMATS)[number];

/** Start, end and separator of a feed in a format. */
export const wrapFeed = (format: GeneratedFormat) => {
  const wraps: Record<GeneratedFormat, readonly [start: string, separator: string, end: string]> = {
    ashby: ['{"jobs":[', ',', ']}'],
    csv: ['id,title,company,location,experience,salary,description\n', '\n', '\n'],
    greenhouse: ['{"jobs":[', ',', ']}'],
    'indeed-xml': ['<?xml version="1.0"?>\n<source>\n', '\n', '\n</source>\n'],
    jsonld: ['{"@context":"https://schema.org","@graph":[', ',\n', ']}'],
    lever: ['[', ',', ']'],
  };
  const [start, separator, end] = wraps[format];
  return { start, separator, end };
};

/** One job in a format. */
export const describeFeedJob = (format: GeneratedFormat, number: number): string => {
  const id = `job-${number}`;
  const title = `${pick(TITLES, number)} ${number % 97}`;
  const company = `Generated Works ${number % 400}`;
  const position = pick(CITIES, number);
  const pay = pick(PAY, number);
  const work = describeWork(number);
  switch (format) {
    case 'indeed-xml':
      return `<job><title>${title}</title><referencenumber>${id}</referencenumber><company>${company}</company><city>${position}</city><salary>${pay}</salary><experience>5-10 yrs</experience><description>${escapeXml(work)}</description></job>`;
    case 'csv':
      return [id, title, company, `"${position}"`, '5-10 yrs', `"${pay}"`, `"${work}"`].join(',');
    case 'greenhouse':
      return JSON.stringify({
        id,
        title,
        company_name: company,
        location: { name: position },
        content: escapeXml(escapeXml(work)),
      });
    case 'lever':
      return JSON.stringify({
        id,
        text: title,
        categories: { location: position },
        description: work,
        hostedUrl: 'https://jobs.lever.co/generated-works/1',
      });
    case 'ashby':
      return JSON.stringify({
        id,
        title,
        location: position,
        descriptionHtml: work,
        jobUrl: 'https://jobs.ashbyhq.com/generated-works/1',
        compensation: { compensationTierSummary: pay },
      });
    case 'jsonld':
      return JSON.stringify({
        '@type': 'JobPosting',
        identifier: id,
        title,
        hiringOrganization: { name: company },
        jobLocation: { address: position },
        description: work,
      });
  }
};
