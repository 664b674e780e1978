import type { FeedFormat } from '../../feed-format.ts';
import { FeedRefusedError } from '../../feed-format.ts';
import type { FeedJob } from '../../feed-job.ts';
import type { FeedMapping } from '../../feed-mapping.ts';
import {
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '../json/json-fields.ts';
import { readBoard } from '../json/read-board.ts';

const LIST = /\s*[,;|\n]\s*/;
const YES = /^(?:y|yes|true|1|remote|fully remote)$/i;

/** All values at a path; lists on the way are walked: `locations.city`. */
const valuesAt = (job: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (values, key) => values.flatMap((value) => listOf(objectOf(value)[key])),
      [job],
    );

const textsAt = (job: JsonObject, path: string | undefined): string[] =>
  path === undefined
    ? []
    : valuesAt(job, path).flatMap((value) =>
        textsOf(value ?? undefined, objectOf(value).name, objectOf(value).label).slice(0, 1),
      );

const textAt = (job: JsonObject, path: string | undefined): string | undefined =>
  textsAt(job, path)[0];

const pathsOf = (paths: string | readonly string[] | undefined): readonly string[] =>
  paths === undefined ? [] : listOf(paths).flatMap((path) => textsOf(path));

/** One path gives a location for each of its values; several paths are the parts of one. */
const locationsOf = (job: JsonObject, paths: readonly string[]): string[] => {
  const [only] = paths;
  if (paths.length === 1) return textsAt(job, only);
  const parts = paths.flatMap((path) => textsAt(job, path).slice(0, 1));
  return parts.length > 0 ? [parts.join(', ')] : [];
};

const rangeOf = (min: string | undefined, max: string | undefined): string | undefined => {
  if (min && max) return `${min}-${max} years`;
  if (min) return `${min}+ years`;
  return max && `up to ${max} years`;
};

const mapMapped = (job: JsonObject, { fields }: FeedMapping): FeedJob => {
  const at = (path: string | undefined) => textAt(job, path);
  const [minPay, maxPay] = [numberOf(at(fields.minSalary)), numberOf(at(fields.maxSalary))];
  const workMode = at(fields.workMode);
  const [remote] = fields.remote ? valuesAt(job, fields.remote) : [];
  return {
    externalId: at(fields.id),
    title: at(fields.title),
    company: at(fields.company),
    locations: locationsOf(job, pathsOf(fields.location)),
    remote: remote === true || YES.test(textOf(remote) ?? '') || YES.test(workMode ?? ''),
    workplace: workMode ?? textOf(remote),
    shift: at(fields.shift),
    experience:
      at(fields.experience) ?? rangeOf(at(fields.minExperience), at(fields.maxExperience)),
    pay:
      minPay === undefined && maxPay === undefined
        ? [at(fields.currency), at(fields.salary)].filter(Boolean).join(' ')
        : { min: minPay, max: maxPay, currency: at(fields.currency), period: undefined },
    description: pathsOf(fields.description)
      .flatMap((path) => textsAt(job, path))
      .join('\n\n'),
    skills: textsAt(job, fields.skills).flatMap((text) => text.split(LIST)),
    departments: textsAt(job, fields.department),
    industry: at(fields.industry),
    openings: at(fields.openings),
    applyUrl: at(fields.url),
    postedAt: at(fields.posted),
    expiresAt: at(fields.expires),
    flags: {},
  };
};

/** Any JSON: a mapping file says where its jobs and their fields are. */
export const genericJson: FeedFormat = {
  singleCompany: false,
  rows: async function* rows(source) {
    const { mapping } = source;
    if (!mapping)
      throw new FeedRefusedError(
        'The format json needs --mapping <file>, which says where the fields are, for example {"jobs": "data.jobs", "fields": {"id": "ref", "title": "position.name", "location": ["city", "country"]}}.',
      );
    const path = mapping.jobs ? `$.${mapping.jobs.replace(/^\$\.?/, '')}.*` : '$.*';
    for await (const row of readBoard([path])(source))
      yield 'fault' in row
        ? row
        : { position: row.position, content: mapMapped(row.content, mapping) };
  },
};
