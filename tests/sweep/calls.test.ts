import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { courseCategories } from '@broadsheet/contract/calls/course';
import { companyList, search, sitemapCategory } from '@broadsheet/contract/calls/job';
import { recruiterSearch } from '@broadsheet/contract/calls/recruiter';
import { ErrorBody } from '@broadsheet/contract/errors';
import { requestCall } from '@broadsheet/test-kit/site/page-addresses';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasCompetition } from './enter-competition.ts';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();

type Values = Readonly<Record<string, string>>;

/** A value of this site for each required parameter of a call. */
const readValues = async (brand: Brand): Promise<Values> => {
  const jobs = await requestCall(site(), brand, search, { size: '1' });
  const companies = await requestCall(site(), brand, companyList, { size: '1' });
  const { items } = await requestCall(site(), brand, sitemapCategory);
  const courses = await requestCall(site(), brand, courseCategories);
  const [job] = jobs.items;
  const [company] = companies.items;
  const [tag] = items[0]?.tags ?? [];
  const hiring = await requestCall(site(), brand, recruiterSearch, { query: company?.name ?? '' });
  if (!job || !company || !tag) throw new Error(`${brand} has no job, no company or no tag`);
  return {
    categoryId: String(items[0]?.dataId),
    keywordId: String(tag.dataId),
    locIds: String(job.cities[0]?.id),
    tags: tag.tag,
    ids: String(tag.dataId),
    names: tag.label,
    query: 'manager',
    jobcode: String(job.id),
    companyId: String(company.id),
    id: String(company.id),
    slug: company.slug,
    page: 'home',
    name: 'home',
    recruiterId: String(hiring.items[0]?.id),
    userId: '-1',
    course: brand === 'tech' ? 'sql-for-working-people' : 'first-time-manager',
    courseCategory: String(courses.items[0]?.id),
    email: 'nobody@example.com',
  };
};

const OWN_VALUES: Readonly<Record<string, (values: Values) => Values>> = {
  '/data/recruiter': ({ recruiterId = '' }) => ({ id: recruiterId }),
  '/taginfo': ({ tags = '' }) => ({ slug: tags }),
  '/courses/{categoryId}': ({ courseCategory = '' }) => ({ categoryId: courseCategory }),
  // One of two is enough, so that neither is required.
  '/course/detail': ({ course = '' }) => ({ slug: course }),
};

/** Calls of accounts, and of recipients of a link by mail, have a test of their own. */
const publicReads = CALLS.filter(
  ({ method, auth, service, path }) =>
    method === 'GET' && auth === 'public' && service !== 'auth' && !path.startsWith('/external/'),
);

const requiredOf = (schema: object): string[] => Reflect.get(schema, 'required') ?? [];

/** A valid request of a call: its required parameters, and those that only this call takes. */
const addressOf = (call: CallDefinition, values: Values): string => {
  const own = OWN_VALUES[call.path]?.(values) ?? {};
  const given = { ...values, ...own };
  const names = new Set([...requiredOf(call.query), ...Object.keys(own)]);
  const query = new URLSearchParams([...names].map((name) => [name, given[name] ?? 'missing']));
  const path = bffPathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? 'missing');
  return `${path}?${query}`;
};

describe.each([...BRANDS])('the calls of %s', (brand) => {
  let values: Values = {};
  beforeAll(async () => {
    values = await readValues(brand);
  });

  const hasCall = ({ flag }: CallDefinition) => !flag || hasCompetition(brand);
  it.each(publicReads.filter(hasCall))(
    '$method $service $path answers as the contract says',
    async (call) => {
      const response = await site().request(brand, addressOf(call, values), {
        method: call.method,
      });
      const answer: unknown = await response.json();
      expect({
        status: response.status,
        answer,
        faults: Value.Errors(call.answer, answer),
      }).toEqual({
        status: 200,
        answer,
        faults: [],
      });
    },
  );

  const strict = publicReads.filter((call) => requiredOf(call.query).length > 0);
  it.each(strict)(
    '$method $service $path refuses a request without its parameters',
    async (call) => {
      const path = bffPathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      const response = await site().request(brand, path, { method: call.method });
      const body: unknown = await response.json();
      expect(response.status).toBe(400);
      Value.Assert(ErrorBody, body);
      expect(body.details?.length).toBeGreaterThan(0);
    },
  );
});
