import { defineFormat } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import { readXmlItems, type XmlItem, type XmlJob } from '../xml/read-xml-items.ts';

const SEPARATOR = /\s*[,;|]\s*/;

/** Also the XML feed of Workable. */
export const INDEED_ITEM: XmlItem = { element: 'job', ids: ['referencenumber', 'id'] };

export const mapIndeedXml = ({ fields: job }: XmlJob): FeedJob => {
  const field = (...names: string[]): string | undefined =>
    names.map((name) => job.get(name)?.trim()).find(Boolean);
  const listed = (...names: string[]): string[] =>
    names.flatMap((name) => field(name)?.split(SEPARATOR) ?? []).filter((text) => text !== '');
  const location = [field('city'), field('state'), field('country')].filter(Boolean).join(', ');
  const elsewhere = field('location');
  return {
    externalId: field('referencenumber', 'requisitionid', 'id'),
    title: field('title'),
    company: field('company', 'sourcename'),
    locations: [location, elsewhere ?? ''].filter((text) => text !== ''),
    remote:
      (/remote/i.test(field('remotetype') ?? '') && !/hybrid/i.test(field('remotetype') ?? '')) ||
      /^true$/i.test(field('remote') ?? ''),
    workplace: field('remotetype'),
    shift: field('shift'),
    experience: field('experience'),
    pay: field('salary'),
    description: field('description') ?? '',
    skills: listed('skills', 'keywords'),
    departments: listed('category', 'department'),
    industry: field('industry'),
    openings: field('openings', 'positions'),
    applyUrl: field('url', 'applyurl'),
    postedAt: field('date', 'lastactivitydate'),
    expiresAt: field('expirationdate'),
    flags: {},
  };
};

/** The XML that job boards send to aggregators: `<source>` with a `<job>` for each vacancy. */
export const indeedXml = defineFormat({
  singleCompany: false,
  read: ({ bytes }) => readXmlItems(bytes(), INDEED_ITEM),
  map: mapIndeedXml,
});
