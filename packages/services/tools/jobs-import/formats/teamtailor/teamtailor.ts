import { defineFormat, type FeedRow, type FeedSource } from '../../feed-format.ts';
import type { FeedJob, PayPeriod } from '../../feed-job.ts';
import {
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '../json/json-fields.ts';
import { companyOfHost, readBoard } from '../json/read-board.ts';
import { readJsonItems } from '../json/read-json-items.ts';
import { mapJsonLd } from '../jsonld/jsonld.ts';
import { readStart } from '../read-start.ts';
import { readXmlItems, type XmlItem, type XmlJob } from '../xml/read-xml-items.ts';

const RSS_ITEM: XmlItem = { element: 'item', ids: ['guid', 'link'] };
const DOMAIN = 'teamtailor.com';
/** How many places and departments are cached for the jobs that refer to them. */
const MAX_INCLUDED = 50_000;
const PERIODS: Readonly<Record<string, PayPeriod>> = {
  yearly: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
};

type Included = ReadonlyMap<string, JsonObject>;

const keyOf = ({ type, id }: JsonObject): string => `${textOf(type)}/${textOf(id)}`;

/** The API gives the jobs before what they refer to, so that it is read first. */
const readIncluded = async ({ bytes }: FeedSource): Promise<Included> => {
  const included = new Map<string, JsonObject>();
  for await (const row of readJsonItems(bytes(), ['$.included.*'])) {
    if ('fault' in row || included.size >= MAX_INCLUDED) continue;
    const entity = objectOf(row.content);
    included.set(keyOf(entity), objectOf(entity.attributes));
  }
  return included;
};

const relatedTo = (job: JsonObject, name: string, included: Included): JsonObject[] =>
  listOf(objectOf(objectOf(job.relationships)[name]).data).flatMap((reference) => {
    const entity = included.get(keyOf(objectOf(reference)));
    return entity ? [entity] : [];
  });

const formatLocation = (location: JsonObject): string =>
  textsOf(location.city, location.country).join(', ') || (textOf(location.name) ?? '');

const mapApiJob = (job: JsonObject, included: Included): FeedJob => {
  const attributes = objectOf(job.attributes);
  const links = objectOf(job.links);
  const address = textOf(links['careersite-job-url']) ?? textOf(attributes['careersite-job-url']);
  const related = (...names: string[]) => names.flatMap((name) => relatedTo(job, name, included));
  return {
    externalId: textOf(job.id),
    title: textOf(attributes.title),
    company: textOf(attributes['company-name']) ?? companyOfHost(address, DOMAIN),
    locations: related('locations', 'location').map(formatLocation).filter(Boolean),
    remote: attributes['remote-status'] === 'fully',
    workplace: textOf(attributes['remote-status']),
    experience: undefined,
    pay: {
      min: numberOf(attributes['min-salary']),
      max: numberOf(attributes['max-salary']),
      currency: textOf(attributes.currency),
      period: PERIODS[textOf(attributes['salary-time-unit']) ?? ''],
    },
    description: textOf(attributes.body) ?? textOf(attributes.pitch) ?? '',
    skills: listOf(attributes.tags).flatMap((tag) => textsOf(tag)),
    departments: related('department', 'role').flatMap(({ name }) => textsOf(name)),
    industry: undefined,
    openings: undefined,
    applyUrl:
      textOf(attributes['external-application-url']) ??
      textOf(links['careersite-job-apply-url']) ??
      address,
    postedAt: textOf(attributes['start-date']) ?? textOf(attributes['created-at']),
    expiresAt: textOf(attributes['end-date']),
    flags: {},
  };
};

/** An entry of `jobs.json`: a JSON Feed whose entries carry a JobPosting of schema.org. */
const mapFeedEntry = (entry: JsonObject): FeedJob => {
  const posting = mapJsonLd(objectOf(entry._jobposting));
  return {
    ...posting,
    externalId: textOf(entry.id) ?? posting.externalId,
    title: textOf(entry.title) ?? posting.title,
    company: posting.company ?? textOf(entry.$company),
    description: textOf(entry.content_html) ?? posting.description,
    applyUrl: textOf(entry.url) ?? posting.applyUrl,
    postedAt: posting.postedAt ?? textOf(entry.date_published),
  };
};

const LOCATION = /<tt:location>([\s\S]*?)<\/tt:location>/g;
const within = (text: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1]?.trim() || undefined;

const mapRssItem = ({ fields, head }: XmlJob): FeedJob => {
  const field = (name: string): string | undefined => fields.get(name)?.trim() || undefined;
  const locations = [...(field('tt:locations') ?? '').matchAll(LOCATION)].map(([, text = '']) =>
    formatLocation({
      city: within(text, 'tt:city'),
      country: within(text, 'tt:country'),
      name: within(text, 'tt:name'),
    }),
  );
  return {
    externalId: field('guid') ?? field('link'),
    title: field('title'),
    company: within(head, 'title') ?? companyOfHost(field('link'), DOMAIN),
    locations: locations.filter(Boolean),
    remote: field('remotestatus') === 'fully',
    workplace: field('remotestatus'),
    experience: undefined,
    pay: undefined,
    description: field('description') ?? '',
    skills: [],
    departments: [field('tt:department'), field('tt:role')].filter((name) => name !== undefined),
    industry: undefined,
    openings: undefined,
    applyUrl: field('link'),
    postedAt: field('pubdate'),
    expiresAt: undefined,
    flags: {},
  };
};

const readApi = readBoard(['$.data.*']);
const readFeed = readBoard(['$.items.*'], { company: 'title' });

async function* readTeamtailor(source: FeedSource): AsyncGenerator<FeedRow<FeedJob>> {
  const start = await readStart(source.bytes());
  if (start.trimStart().startsWith('<')) {
    for await (const row of readXmlItems(source.bytes(), RSS_ITEM))
      yield 'fault' in row ? row : { ...row, content: mapRssItem(row.content) };
    return;
  }
  if (/"items"\s*:/.test(start)) {
    for await (const row of readFeed(source))
      yield 'fault' in row ? row : { ...row, content: mapFeedEntry(row.content) };
    return;
  }
  const included = await readIncluded(source);
  for await (const row of readApi(source))
    yield 'fault' in row ? row : { ...row, content: mapApiJob(row.content, included) };
}

/** The jobs of a Teamtailor career site: its API, its RSS feed or its JSON feed. */
export const teamtailor = defineFormat({
  singleCompany: true,
  read: readTeamtailor,
  map: (job) => job,
});
