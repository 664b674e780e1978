import { defineFormat } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import { readXmlItems, type XmlItem, type XmlJob } from '../xml/read-xml-items.ts';

const PERSONIO_ITEM: XmlItem = { element: 'position', ids: ['id'] };
const YEARS: Readonly<Record<string, string>> = { 'lt-1': '0-1 years', 'gt-15': '15+ years' };
const OFFICE = /<office>([\s\S]*?)<\/office>/g;

/** Each section under its heading. */
const descriptionOf = (sections: string): string =>
  sections
    .replace(/<\/?jobdescription>/g, '')
    .replace(/<(\/?)name>/g, '<$1h3>')
    .replace(/<(\/?)value>/g, '<$1div>');

const mapPersonio = ({ fields }: XmlJob): FeedJob => {
  const field = (name: string): string | undefined => fields.get(name)?.trim() || undefined;
  const years = field('yearsofexperience');
  const more = [...(field('additionaloffices') ?? '').matchAll(OFFICE)].map(([, office]) => office);
  return {
    externalId: field('id'),
    title: field('name'),
    company: field('subcompany'),
    locations: [field('office'), ...more].filter((office) => office !== undefined),
    remote: false,
    experience: years && (YEARS[years] ?? `${years} years`),
    pay: field('salary'),
    description: descriptionOf(field('jobdescriptions') ?? ''),
    skills: field('keywords')?.split(/\s*,\s*/) ?? [],
    departments: [field('department'), field('occupationcategory'), field('occupation')].filter(
      (name) => name !== undefined,
    ),
    industry: undefined,
    openings: undefined,
    applyUrl: field('joburl'),
    postedAt: field('createdat'),
    expiresAt: undefined,
    flags: {},
  };
};

/** The XML feed of a Personio career page: `<workzag-jobs>` with a `<position>` for each vacancy. */
export const personio = defineFormat({
  singleCompany: true,
  read: ({ bytes }) => readXmlItems(bytes(), PERSONIO_ITEM),
  map: mapPersonio,
});
