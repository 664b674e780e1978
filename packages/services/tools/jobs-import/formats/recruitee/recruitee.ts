import { defineFormat } from '../../feed-format.ts';
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

const PERIODS: readonly PayPeriod[] = ['year', 'month', 'week', 'day', 'hour'];

const payOf = (job: JsonObject): FeedJob['pay'] => {
  const { min, max, currency, period } = objectOf(job.salary);
  if (numberOf(min) === undefined && numberOf(max) === undefined) return undefined;
  return {
    min: numberOf(min),
    max: numberOf(max),
    currency: textOf(currency),
    period: PERIODS.find((name) => textOf(period)?.startsWith(name)),
  };
};

const formatLocation = (location: JsonObject): string =>
  textsOf(
    location.city,
    location.state ?? location.state_name,
    location.country ?? textOf(location.country_code)?.toUpperCase(),
  ).join(', ');

const locationsOf = (job: JsonObject): string[] => {
  const listed = listOf(job.locations).map(objectOf).map(formatLocation).filter(Boolean);
  if (listed.length > 0) return listed;
  const own = formatLocation(job);
  return own ? [own] : textsOf(job.location);
};

/** The texts of the first language that has them, where the offer itself has none. */
const translationOf = (job: JsonObject): JsonObject => {
  const translations = objectOf(job.translations);
  return objectOf(translations.en ?? Object.values(translations)[0]);
};

const workplaceOf = ({ hybrid, remote, on_site }: JsonObject): string | undefined => {
  if (hybrid === true) return 'hybrid';
  return on_site === true && remote !== true ? 'on_site' : undefined;
};

const mapRecruitee = (job: JsonObject): FeedJob => {
  const translated = translationOf(job);
  return {
    externalId: textOf(job.id) ?? textOf(job.guid) ?? textOf(job.slug),
    title: textOf(job.title) ?? textOf(translated.title),
    company: textOf(job.company_name) ?? companyOfHost(textOf(job.careers_url), 'recruitee.com'),
    locations: locationsOf(job),
    remote: job.remote === true && job.hybrid !== true && job.on_site !== true,
    workplace: workplaceOf(job),
    experience: undefined,
    pay: payOf(job),
    description: [
      textOf(job.description) ?? textOf(translated.description),
      textOf(job.requirements) ?? textOf(translated.requirements),
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    skills: listOf(job.tags).flatMap((tag) => textsOf(tag)),
    departments: textsOf(job.department),
    industry: undefined,
    openings: textOf(job.positions),
    applyUrl: textOf(job.careers_apply_url) ?? textOf(job.careers_url),
    postedAt: textOf(job.published_at) ?? textOf(job.created_at),
    expiresAt: textOf(job.close_at),
    flags: {},
  };
};

/** The offers of a Recruitee career site: `{offers: [...]}`. */
export const recruitee = defineFormat({
  singleCompany: true,
  read: readBoard(['$.offers.*']),
  map: mapRecruitee,
});
