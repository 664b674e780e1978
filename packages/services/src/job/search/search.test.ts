import type { CallQuery } from '@broadsheet/contract/call';
import { search } from '@broadsheet/contract/calls/job';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const find = (query: string, more: CallQuery<typeof search> = {}) =>
  services.call(search, { query: { query, ...more } });
const idsOf = async (query: string) =>
  (await find(query, { size: 50 })).items.map(({ id }) => id).sort((one, other) => one - other);

describe('searching by words', () => {
  it('finds all forms of a word, and without accents', async () => {
    const id = await addJob(services, { title: 'Brewing Résumé Analyst' });
    expect(await idsOf('brews')).toEqual([id]);
    expect(await idsOf('BREW resumes')).toEqual([id]);
    expect((await find('developers')).total).toBe((await find('developer')).total);
  });

  it.each([
    ['js', 'javascript'],
    ['k8s', 'kubernetes'],
    ['ml', 'machine learning'],
    ['sde', 'software engineer'],
  ])('finds the same for %s and %s', async (short, long) => {
    const one = await find(short);
    const other = await find(long);
    expect(one.total).toBeGreaterThan(0);
    expect(one.total).toBe(other.total);
    expect(one.corrected).toBeNull();
  });

  it.each([
    ['hr', 'human resources'],
    ['ca', 'chartered accountant'],
  ])('finds the same for %s and %s in management', async (short, long) => {
    const one = await services.call(search, { query: { query: short }, brand: 'management' });
    const other = await services.call(search, { query: { query: long }, brand: 'management' });
    expect(one.total).toBeGreaterThan(0);
    expect(one.total).toBe(other.total);
  });

  it('tells c, c++, c#, .net and node.js apart', async () => {
    const add = (skill: string) => addJob(services, { title: 'Qwxz Engineer', skills: [skill] });
    const plain = await add('C');
    const plus = await add('C++');
    const sharp = await add('C#');
    const net = await add('ASP.NET');
    const node = await add('Node.js/TypeScript');
    const firstOf = async (query: string) => (await find(query)).items[0]?.id;
    expect(await firstOf('qwxz c++')).toBe(plus);
    expect(await firstOf('qwxz C#')).toBe(sharp);
    expect(await firstOf('qwxz .net')).toBe(net);
    expect(await firstOf('qwxz c')).toBe(plain);
    expect(await firstOf('qwxz nodejs')).toBe(node);
    expect(await firstOf('qwxz node js')).toBe(node);
  });

  it('takes the last word as a beginning only when no job has it as it is', async () => {
    const id = await addJob(services, { title: 'Vqkubernated Operator' });
    expect(await idsOf('operator vqkub')).toEqual([id]);
    const java = await find('java', { size: 50 });
    const script = await addJob(services, { title: 'JavaScript Developer Ztop' });
    expect((await find('java')).total).toBe(java.total);
    expect((await find('javascript ztop')).items[0]?.id).toBe(script);
  });

  it.each([
    ['pyhton', 'python'],
    ['kubrnetes engineer', 'kubernetes engineer'],
    ['java devloper', 'java developer'],
  ])('puts %s right to %s', async (typed, meant) => {
    const found = await find(typed);
    expect(found.corrected).toBe(meant);
    expect(found.total).toBe((await find(meant)).total);
    expect(found.total).toBeGreaterThan(0);
  });

  it('finds nothing for words that are like no others', async () => {
    expect(await find('xqzzvw')).toMatchObject({
      items: [],
      total: 0,
      corrected: null,
      hasMore: false,
    });
  });

  it('lets the other words decide where no job has one of them, and says so', async () => {
    const found = await find('xqzzvw analyst');
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBe((await find('analyst')).total);
    expect(found.understood?.relaxed).toEqual([
      { kind: 'text', text: 'xqzzvw', without: 'analyst' },
    ]);
  });

  it('finds the jobs of a place where no job has the other words, and says so', async () => {
    const found = await find('xqzzvw pune');
    expect(found.total).toBe((await find('pune')).total);
    expect(found.total).toBeGreaterThan(0);
    expect(found.understood).toMatchObject({
      parts: [{ kind: 'city', text: 'pune' }],
      relaxed: [{ kind: 'text', text: 'xqzzvw' }],
    });
  });

  it('calls the shift that somebody types a wish for programs that know no shifts', async () => {
    const query = { query: 'analyst night shift hybrid' };
    const kindsFor = async (contractVersion?: number) =>
      (await services.call(search, { query, contractVersion })).understood?.parts.map(
        ({ kind }) => kind,
      );
    expect(await kindsFor()).toEqual(['shift', 'workMode']);
    expect(await kindsFor(1)).toEqual(['wish', 'wish']);
  });

  it('jobs of the subject come before many that only mention all words', async () => {
    const description_html = '<p>Works with the wumbo coordinator.</p>';
    for (let at = 0; at < 25; at += 1)
      await addJob(services, { title: `Tax Clerk ${at}`, description_html });
    const job = await addJob(services, { title: 'Wumbo Manager' });
    expect((await find('wumbo coordinator')).items[0]?.id).toBe(job);
  });

  it('fills a short list up with jobs like its first ones, each once', async () => {
    const id = await addJob(services, { title: 'Zymurgx Java Developer', skills: ['Java'] });
    const { items, total } = await find('zymurgx java', { size: 20 });
    expect(items[0]?.id).toBe(id);
    expect(total).toBeGreaterThanOrEqual(10);
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const { title, skills } of items) expect(`${title} ${skills.join(' ')}`).toMatch(/java/i);
  });

  it('a title with the word itself comes before one that only shares its stem', async () => {
    const stem = await addJob(services, { title: 'Relational Qvx Clerk' });
    const exact = await addJob(services, {
      title: 'Relations Qvx Clerk',
      posted_at: new Date(services.now - 20 * DAY_MS),
    });
    const ids = (await find('relation qvx')).items.map(({ id }) => id);
    expect(ids.indexOf(exact)).toBeLessThan(ids.indexOf(stem));
  });

  it.each(['', '   ', 'jobs', 'job vacancies', 'latest openings in', '-'])(
    'finds all jobs for %j',
    async (query) => {
      expect((await find(query)).total).toBe((await services.call(search)).total);
    },
  );

  it('knows quoted phrases, exclusions and "or"', async () => {
    const both = await addJob(services, { title: 'Alphax Betax Gammax' });
    const apart = await addJob(services, { title: 'Betax Deltax Alphax' });
    expect(await idsOf('alphax betax')).toEqual([both, apart]);
    expect(await idsOf('"alphax betax"')).toEqual([both]);
    expect(await idsOf('"alphax betax gammax"')).toEqual([both]);
    expect(await idsOf('"alphax gammax"')).toEqual([]);
    expect(await idsOf('-"alphax betax" betax')).toEqual([apart]);
    expect(await idsOf('betax -gammax')).toEqual([apart]);
    expect(await idsOf('gammax or deltax')).toEqual([both, apart]);
  });

  it('finds jobs by tag, company, skill and description, the title first', async () => {
    const skilled = await addJob(services, { title: 'One', skills: ['Yttrx'] });
    const described = await addJob(services, {
      title: 'Two',
      description_html: '<p>Knows yttrx well.</p>',
    });
    const titled = await addJob(services, { title: 'Yttrx Engineer' });
    expect((await find('yttrx')).items.map(({ id }) => id)).toEqual([titled, skilled, described]);
    const company = (await find('yttrx')).items[0]?.company.name ?? '';
    expect(await idsOf(`yttrx ${company}`)).toEqual([skilled, described, titled]);
    const tagged = await addJob(services, { title: 'Wkk', tag_ids: [101] });
    const { label } = await services.database
      .selectFrom('tags')
      .select('label')
      .where('brand', '=', 'tech')
      .where('data_id', '=', 101)
      .executeTakeFirstOrThrow();
    expect((await find(`wkk ${label}`)).items[0]?.id).toBe(tagged);
  });

  it('follows a company that is renamed', async () => {
    const id = await addJob(services, { title: 'Renamex' });
    const { company_id } = await services.database
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await services.database
      .updateTable('companies')
      .set({ name: 'Novonamx Labs' })
      .where('id', '=', company_id)
      .execute();
    expect(await idsOf('renamex novonamx')).toEqual([id]);
  });
});

describe('cities among the words', () => {
  it.each(['bangalore', 'bengaluru', 'blr', 'Bengalūru'])(
    '%s filters as the city itself does',
    async (name) => {
      const byText = await find(`java jobs in ${name}`);
      const byFilter = await find('java', { locIds: '2' });
      expect(byText.total).toBe(byFilter.total);
      expect(byText.total).toBeGreaterThan(0);
      expect(byText.items.every(({ cities }) => cities.some(({ id }) => id === 2))).toBe(true);
    },
  );

  it('may stand alone, be of several words, and be misspelt', async () => {
    const mumbai = await find('', { locIds: '14' });
    expect((await find('navi mumbai')).total).toBe(mumbai.total);
    expect((await find('jobs in banglore')).total).toBe((await find('bangalore')).total);
    const wrong = await find('jobs in bangallore');
    expect(wrong.corrected).toBe('jobs in bangalore');
    expect(wrong.total).toBe((await find('bangalore')).total);
  });

  it('give way to cities that were chosen', async () => {
    const chosen = await find('bangalore', { locIds: '5' });
    expect(chosen.total).toBe((await find('', { locIds: '5' })).total);
  });
});

describe('sorting', () => {
  it('is by date when nothing is asked for, by relevance for words, and as asked', async () => {
    const old = await addJob(services, {
      title: 'Sortx',
      posted_at: new Date(services.demoNow - 5 * DAY_MS),
    });
    const recent = await addJob(services, { title: 'Other', skills: ['sortx'] });
    const order = async (sort?: 'date' | 'relevance') =>
      (await find('sortx', sort ? { sort } : {})).items.map(({ id }) => id);
    expect(await order('date')).toEqual([recent, old]);
    expect(await order('relevance')).toEqual([old, recent]);
    expect(await order()).toEqual([old, recent]);
    expect((await services.call(search)).items).toEqual((await find('', { sort: 'date' })).items);
  });
});

describe('positions', () => {
  it('without leadership find the jobs of those who lead managers later', async () => {
    const job = await addJob(services, {
      title: 'Quorble Planning',
      posted_at: new Date(services.demoNow - DAY_MS),
    });
    const head = await addJob(services, { title: 'Head Quorble' });
    const order = async (query: string) => (await find(query)).items.map(({ id }) => id);
    expect(await order('quorble executive')).toEqual([job, head]);
    expect(await order('quorble')).toEqual([head, job]);
    expect(await order('head quorble')).toEqual([head, job]);
  });
});

describe('company and course searches', () => {
  it('find the jobs of companies so named, and no courses', async () => {
    const company = (await services.call(search)).items[0]?.company;
    const found = await find(company?.name.toUpperCase() ?? '', { search: 'company', size: 50 });
    expect(found.total).toBeGreaterThan(0);
    expect(found.items.every((item) => item.company.id === company?.id)).toBe(true);
    expect((await find('java', { search: 'course' })).total).toBe(0);
  });
});
