import { defineFormat, type FeedRow, type FeedSource } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import { INDEED_ITEM, mapIndeedXml } from '../indeed-xml/indeed-xml.ts';
import { type JsonObject, listOf, objectOf, textOf, textsOf } from '../json/json-fields.ts';
import { companyOfBoard, companyOfHost, readBoard } from '../json/read-board.ts';
import { readStart } from '../read-start.ts';
import { readXmlItems } from '../xml/read-xml-items.ts';

const BOARD_HOST = /^apply\.workable\.com$/;

const formatLocation = (location: JsonObject): string =>
  textsOf(
    location.city,
    location.region ?? location.state,
    location.country ?? location.country_name ?? location.countryCode ?? location.country_code,
  ).join(', ');

const locationsOf = (job: JsonObject): string[] => {
  const listed = listOf(job.locations).map(objectOf).map(formatLocation).filter(Boolean);
  if (listed.length > 0) return listed;
  const location = objectOf(job.location);
  const text = formatLocation(location) || textOf(location.location_str) || formatLocation(job);
  return textsOf(text);
};

const workplaceOf = (job: JsonObject): string | undefined =>
  textOf(objectOf(job.location).workplace_type) ??
  textOf(job.workplace) ??
  textOf(job.workplace_type);

const isRemote = (job: JsonObject): boolean => {
  const workplace = workplaceOf(job);
  if (workplace) return /remote/i.test(workplace);
  const { telecommuting } = objectOf(job.location);
  return job.telecommuting === true || telecommuting === true || job.remote === true;
};

const companyOf = (job: JsonObject): string | undefined => {
  const address = textOf(job.url) ?? textOf(job.application_url);
  const board = companyOfBoard(address, BOARD_HOST);
  return (
    textOf(job.company) ??
    textOf(job.$company) ??
    (board === 'J' ? undefined : board) ??
    companyOfHost(address, 'workable.com')
  );
};

const descriptionOf = (job: JsonObject): string => {
  const section = (heading: string, value: unknown): string[] =>
    textsOf(value).map((text) => `<h3>${heading}</h3><div>${text}</div>`);
  return [
    textOf(job.description) ?? textOf(job.full_description) ?? '',
    ...section('Requirements', job.requirements),
    ...section('Benefits', job.benefits),
  ].join('');
};

const mapWorkableJson = (job: JsonObject): FeedJob => ({
  externalId: textOf(job.shortcode) ?? textOf(job.id) ?? textOf(job.code),
  title: textOf(job.title) ?? textOf(job.full_title),
  company: companyOf(job),
  locations: locationsOf(job),
  remote: isRemote(job),
  workplace: workplaceOf(job),
  experience: textOf(job.experience),
  pay: undefined,
  description: descriptionOf(job),
  skills: [],
  departments: [
    ...listOf(job.department).flatMap((name) => textsOf(name, objectOf(name).name)),
    ...textsOf(job.function),
  ],
  industry: textOf(job.industry),
  openings: undefined,
  applyUrl: textOf(job.application_url) ?? textOf(job.url) ?? textOf(job.shortlink),
  postedAt: textOf(job.published_on) ?? textOf(job.published) ?? textOf(job.created_at),
  expiresAt: undefined,
  flags: {},
});

const readJson = readBoard(['$.jobs.*', '$.results.*'], { company: 'name' });

async function* readWorkable(source: FeedSource): AsyncGenerator<FeedRow<FeedJob>> {
  const isXml = (await readStart(source.bytes())).trimStart().startsWith('<');
  if (isXml) {
    for await (const row of readXmlItems(source.bytes(), INDEED_ITEM))
      yield 'fault' in row ? row : { ...row, content: mapIndeedXml(row.content) };
    return;
  }
  for await (const row of readJson(source))
    yield 'fault' in row ? row : { ...row, content: mapWorkableJson(row.content) };
}

/** The jobs of a Workable account, as its widget, its API or its XML feed gives them. */
export const workable = defineFormat({
  singleCompany: true,
  read: readWorkable,
  map: (job) => job,
});
