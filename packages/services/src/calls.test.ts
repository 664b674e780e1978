import { CALLS } from '@broadsheet/contract/calls';
import { INTERNAL_CALLS } from '@broadsheet/contract/calls/internal';
import * as job from '@broadsheet/contract/calls/job';
import { seoPage } from '@broadsheet/contract/calls/seo';
import { countryCodes } from '@broadsheet/contract/calls/static';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_CALLS } from './auth/calls.ts';
import { BOUND_CALLS, BOUND_CONVERSIONS, BOUND_UPLOADS } from './calls.ts';
import { COURSE_CALLS } from './course/calls.ts';
import { JOB_CALLS } from './job/calls.ts';
import { MEDIA_CALLS, MEDIA_CONVERSIONS, MEDIA_UPLOADS } from './media/calls.ts';
import { OTP_CALLS } from './otp/calls.ts';
import { SEO_CALLS } from './seo/calls.ts';
import { STATIC_CALLS } from './static/calls.ts';
import { SUBSCRIPTION_CALLS } from './subscription/calls.ts';
import { USER_CALLS, USER_UPLOADS } from './user/calls.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const anyJob = async () => {
  const { items } = await services.call(job.search, { query: { size: 1 } });
  const [found] = items;
  if (!found) throw new Error('the demo data has no job');
  return found;
};

describe('the calls', () => {
  it('are all of the contract, each once', () => {
    const callKey = ({ service, method, path }: (typeof CALLS)[number]) =>
      `${service} ${method} ${path}`;
    const bound = [...BOUND_CALLS, ...BOUND_UPLOADS, ...BOUND_CONVERSIONS].map(({ call }) =>
      callKey(call),
    );
    expect(bound.sort()).toEqual(
      [
        ...CALLS.filter(({ answeredBy, answersStream }) => !answeredBy && !answersStream),
        ...INTERNAL_CALLS,
      ]
        .map(callKey)
        .sort(),
    );
  });

  it.each([
    ['auth', AUTH_CALLS],
    ['course', COURSE_CALLS],
    ['job', JOB_CALLS],
    ['media', [...MEDIA_CALLS, ...MEDIA_UPLOADS, ...MEDIA_CONVERSIONS]],
    ['otp', OTP_CALLS],
    ['seo', SEO_CALLS],
    ['static', STATIC_CALLS],
    ['subscription', SUBSCRIPTION_CALLS],
    ['user', [...USER_CALLS, ...USER_UPLOADS]],
  ] as const)(
    'of the folder %s are of that service, and no recruiter makes them',
    (name, bound) => {
      expect(bound.length).toBeGreaterThan(0);
      for (const { call } of bound)
        expect([call.path, call.service, call.auth]).toEqual([
          call.path,
          name,
          expect.stringMatching(/^(public|token)$/),
        ]);
    },
  );

  it('list a category, a keyword and a whole brand newest first, with a page of 20', async () => {
    const everything = await services.call(job.search);
    const backend = await services.call(job.category, { query: { categoryId: 1 } });
    const keyword = await services.call(job.keyword, { query: { keywordId: 101 } });
    for (const list of [everything, backend, keyword]) {
      const dates = list.items.map((item) => item.postedAt);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(list.items.length).toBe(Math.min(20, list.total));
      expect(list.hasMore).toBe(list.total > 20);
      expect(list.loadMoreEnabled).toBe(list.hasMore);
    }
    expect(backend.items.every((item) => item.category.tag === 'backend')).toBe(true);
    expect(everything.total).toBeGreaterThan(backend.total);
  });

  it('keep the brands apart, though their category ids overlap', async () => {
    const tech = await services.call(job.category, { query: { categoryId: 13 } });
    const management = await services.call(job.category, {
      query: { categoryId: 13 },
      brand: 'management',
    });
    expect(tech.items[0]?.category.tag).toBe('business-analysis');
    expect(management.items[0]?.category.tag).toBe('banking-finance');
  });

  it('page through a list without a gap or a repetition', async () => {
    const size = 7;
    const first = await services.call(job.category, { query: { categoryId: 1, size, page: 1 } });
    const second = await services.call(job.category, { query: { categoryId: 1, size, page: 2 } });
    const both = await services.call(job.category, { query: { categoryId: 1, size: size * 2 } });
    expect([...first.items, ...second.items]).toEqual(both.items);
    const beyond = await services.call(job.category, { query: { categoryId: 1, page: 500 } });
    expect(beyond).toMatchObject({ items: [], hasMore: false, total: both.total });
  });

  it('answer a job in full, and count its views', async () => {
    const { id } = await anyJob();
    const jobcode = String(id);
    const before = await services.call(job.jobDetail, { query: { jobcode } });
    expect(before.descriptionHtml).toMatch(/^<p>.+<h3>.+<ul><li>/);
    const { views } = await services.call(job.jobView, { query: { jobcode } });
    expect(views).toBe(before.views + 1);
    const after = await services.call(job.jobDetail, { query: { jobcode } });
    expect(after.views).toBe(views);
  });

  it('answer an expired job as expired', async () => {
    const { id } = await services.database
      .selectFrom('jobs')
      .select('id')
      .where('status', '=', 'expired')
      .where('brand', '=', 'tech')
      .executeTakeFirstOrThrow();
    const detail = await services.call(job.jobDetail, { query: { jobcode: String(id) } });
    expect(detail.status).toBe('expired');
  });

  it('offer similar jobs by shared tags, without the job itself and without more to load', async () => {
    const { id } = await anyJob();
    const { tags } = await services.call(job.jobDetail, { query: { jobcode: String(id) } });
    const similar = await services.call(job.similarJobs, {
      query: { tags: tags.map(({ tag }) => tag).join(','), except: id, size: 2 },
    });
    expect(similar.items.length).toBeGreaterThan(0);
    expect(similar.items.map((item) => item.id)).not.toContain(id);
    expect(similar.loadMoreEnabled).toBe(false);
  });

  it('offer jobs of a company, and of companies like it', async () => {
    const { company } = await anyJob();
    const own = await services.call(job.topJobs, { query: { slug: company.slug } });
    expect(own.items.every((item) => item.company.id === company.id)).toBe(true);
    expect(own.total).toBeGreaterThan(0);
    const like = await services.call(job.similarCompanyJobs, { query: { companyId: company.id } });
    expect(like.items.some((item) => item.company.id === company.id)).toBe(false);
    const top = await services.call(job.topJobs);
    expect(top.total).toBeGreaterThan(own.total);
    expect((await services.call(job.similarCompanyJobs)).total).toBe(top.total);
  });

  it('describe companies, by slug and by id', async () => {
    const { company } = await anyJob();
    const { slug } = company;
    const data = await services.call(job.companyData, { query: { slug } });
    const own = await services.call(job.topJobs, { query: { companyId: company.id } });
    expect(data).toMatchObject({ id: company.id, name: company.name, openJobs: own.total });
    expect(data.about).toContain(company.name);
    expect(data.headquarters).toEqual(data.cities[0]);
    expect(await services.call(job.companyIdBySlug, { query: { slug } })).toEqual({
      id: company.id,
    });
    expect(await services.call(job.companySlugById, { query: { id: company.id } })).toEqual({
      slug,
    });
    const perks = await services.call(job.perksAndBenefits, { query: { companyId: company.id } });
    expect(perks.items.length).toBeGreaterThan(3);
  });

  it('list companies by how much they hire, and by a part of their name', async () => {
    const list = await services.call(job.companyList);
    const counts = list.items.map((item) => item.openJobs);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const slugs = await services.call(job.companiesSlugs);
    expect(slugs.items.length).toBe(list.total);
    const name = list.items[0]?.name ?? '';
    const found = await services.call(job.companyListSearch, {
      query: { query: name.slice(0, 5).toUpperCase() },
    });
    expect(found.items.map((item) => item.name)).toContain(name);
    expect(found.total).toBeLessThan(list.total);
    const none = await services.call(job.companyListSearch, { query: { query: '100%_nothing' } });
    expect(none).toMatchObject({ items: [], total: 0, hasMore: false });
  });

  it('know the tags by id, by name and by slug', async () => {
    const { items } = await services.call(job.tags);
    const [first, second] = items;
    expect(
      (
        await services.call(job.tagsById, {
          query: { ids: `${second?.dataId},${first?.dataId},999999` },
        })
      ).items,
    ).toEqual([second, first]);
    const named = await services.call(job.tagIdsByName, { query: { names: 'C++, Nothing, java' } });
    expect(named.items.map(({ name }) => name)).toEqual(['C++', 'java']);
    const info = await services.call(job.tagInfo, { query: { slug: 'java' } });
    const jobs = await services.call(job.keyword, { query: { keywordId: info.dataId } });
    expect(info.openJobs).toBe(jobs.total);
  });

  it('count every category and tag for the sitemap', async () => {
    const { items } = await services.call(job.sitemapCategory);
    expect(items.map(({ dataId }) => dataId)).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
    const backend = await services.call(job.category, { query: { categoryId: 1 } });
    expect(items[0]?.openJobs).toBe(backend.total);
    expect(items[0]?.tags.some((tag) => tag.openJobs > 0)).toBe(true);
  });

  it('know the cities near a city', async () => {
    const { items } = await services.call(job.nearbyCitiesJobs, { query: { locIds: '1' } });
    const slugs = items.map(({ city }) => city.slug);
    expect(slugs).toContain('thane');
    expect(slugs).not.toContain('mumbai');
    for (const { city, openJobs } of items) {
      const list = await services.call(job.search, { query: { locIds: String(city.id), size: 1 } });
      expect(openJobs).toBe(list.total);
    }
  });

  it('list industries in which the brand has companies', async () => {
    const tech = await services.call(job.dataIndustry);
    expect(tech.items.map(({ label }) => label)).toContain('Software Products & SaaS');
    const { items } = await services.call(job.search, {
      query: { industry: String(tech.items[0]?.id) },
    });
    const detail = await services.call(job.jobDetail, { query: { jobcode: String(items[0]?.id) } });
    expect(detail.industry).toBe(tech.items[0]?.label);
  });

  it('know all countries, and what search engines are told of a page', async () => {
    const { items } = await services.call(countryCodes);
    expect(items).toContainEqual({ name: 'India', code: 'IN', dial: '+91' });
    expect(new Set(items.map(({ code }) => code)).size).toBe(249);
    const tech = await services.call(seoPage, { params: { page: 'home' } });
    const management = await services.call(seoPage, {
      params: { page: 'home' },
      brand: 'management',
    });
    expect(tech.title).not.toBe(management.title);
  });
});
