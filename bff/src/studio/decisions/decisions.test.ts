import { CONTROL } from '@broadsheet/contract/experiments';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { NOW, openReplicas, type StudioUser } from '../publishing-replicas.fixture.ts';

const FILE = 'layouts/experiments.json';
const experiment = (more: object = {}) => ({
  page: 'home',
  unit: 'visitor',
  hypothesis: 'Categories above the notices bring more applications.',
  variants: { [CONTROL]: 50, b: 50 },
  status: 'running',
  ...more,
});
const armOf = (key: string, arm = 'b') => ({
  name: `${key}-${arm}`,
  when: { experiment: { [key]: [arm] } },
  blocks: { [key]: { settings: { text: arm } } },
});
const VARIANTS = { [CONTROL]: 34, b: 33, c: 33 };
const FILES = {
  [FILE]: {
    'home-order': experiment({ variants: VARIANTS }),
    'home-later': experiment({ status: 'draft' }),
    'faq-order': experiment({ page: 'faq', hypothesis: 'Questions first.' }),
  },
  'layouts/home.json': {
    page: 'home',
    blocks: { 'home-order': { type: 'text' }, 'home-later': { type: 'text' } },
    order: ['home-order', 'home-later'],
    variants: [armOf('home-order'), armOf('home-order', 'c'), armOf('home-later')],
  },
  'layouts/faq.json': {
    page: 'faq',
    blocks: { 'faq-order': { type: 'text' } },
    order: ['faq-order'],
    variants: [armOf('faq-order')],
  },
};
const row = (arm: string, apply: number) =>
  ({
    brand: 'tech',
    cohort: 'none',
    arm,
    units: 10_000,
    conversions: { apply, save: 0, register: 0 },
  }) as const;
const COUNTS = {
  key: 'home-order',
  bucketVersion: 1,
  rows: [row(CONTROL, 1_000), row('b', 3_000), row('c', 1_000)],
  unitsInSeveralArms: 0,
};
const SHIP = {
  bucketVersion: 1,
  version: 0,
  decision: 'ship',
  arm: 'b',
  reason: null,
  learning: 'People look for their category first.',
} as const;
const params = { key: 'home-order' };

const openTeam = async (replicas = 1, faq: object = {}) => {
  const loaded: (string | null)[] = [];
  const experiments = { ...FILES[FILE], 'faq-order': { ...FILES[FILE]['faq-order'], ...faq } };
  const files = { ...FILES, [FILE]: experiments };
  const site = await openReplicas(await createEmptyDatabase(), replicas, files, {
    records: {
      loadExperimentCounts: async (key) => {
        loaded.push(key);
        return [COUNTS];
      },
    },
  });
  const last = replicas - 1;
  return {
    ...site,
    loaded,
    asha: await site.loginAs('asha'),
    meera: await site.loginAs('meera', last),
  };
};
const record = (user: StudioUser, body: object = {}, key = 'home-order') =>
  user('recordDecision', { params: { key }, body: { ...SHIP, ...body } });
const refusal = async (user: StudioUser, body: object, key?: string) => {
  const { status, answer } = await record(user, body, key);
  const details: unknown = Reflect.get(answer, 'details');
  const [first] = Array.isArray(details) ? details : [];
  return [status, Reflect.get(answer, 'code'), first?.path];
};

it('records what was decided with what was recommended and known then', async () => {
  const { clock, loaded, asha, meera } = await openTeam();
  const found = await asha('findDecision', { params });
  const recommended = { decision: 'ship', arm: 'b' };
  expect(found.answer).toEqual({ bucketVersion: 1, recommended, current: null });
  const { status, answer: recorded } = await record(meera);
  expect([status, recorded]).toMatchObject([
    200,
    {
      experiment: 'home-order',
      version: 1,
      page: 'home',
      decision: 'ship',
      arm: 'b',
      recommended,
      hypothesis: experiment().hypothesis,
      by: { name: 'Meera' },
      at: new Date(NOW).toISOString(),
    },
  ]);
  clock.now += 1;
  const { answer } = await asha('readDecision', { params: { number: recorded.number } });
  expect(answer.decision).toEqual(recorded);
  expect(answer.snapshot).toMatchObject({
    revision: 0,
    isReliable: true,
    definition: experiment({ variants: VARIANTS }),
    report: { key: 'home-order', units: 30_000 },
  });
  expect(answer.snapshot.results[0]).toMatchObject({
    metric: 'Applied for a job',
    groups: [
      { group: CONTROL, people: 10_000, conversions: 1_000, rate: 0.1, difference: null },
      { group: 'b', people: 10_000, conversions: 3_000, rate: 0.3 },
      { group: 'c', people: 10_000, conversions: 1_000, rate: 0.1 },
    ],
  });
  expect(new Set(loaded)).toEqual(new Set(['home-order']));
  const audit = await asha('listAudit', { query: { subject: 'home-order' } });
  expect(audit.answer.items).toMatchObject([
    { action: 'experiment.decide', staff: { name: 'Meera' }, details: { decision: 'Ship' } },
  ]);
});

it('a decision is revised by a later one, and both stay', async () => {
  const { asha, meera } = await openTeam();
  const { answer: first } = await record(meera);
  const { answer: second } = await record(asha, {
    version: 1,
    decision: 'hold',
    arm: null,
    reason: 'Legal asks us to wait.',
  });
  expect(second.version).toBe(2);
  const { answer: list } = await asha('listDecisions');
  expect(list.items).toEqual([second]);
  expect((await asha('findDecision', { params })).answer.current).toEqual(second);
  const of = async (number: number) =>
    (await asha('readDecision', { params: { number } })).answer.others;
  expect(await of(second.number)).toEqual([first]);
  expect(await of(first.number)).toEqual([second]);
});

it('of two people who record at once, at two replicas, one is told to read the other decision', async () => {
  const { asha, meera } = await openTeam(2);
  const both = await Promise.all([record(asha), record(meera, { learning: 'The same.' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await asha('listDecisions')).answer.items).toHaveLength(1);
  expect(await refusal(meera, {})).toEqual([409, 'CHANGE_MOVED', undefined]);
});

it('refuses what makes no sense, and names the field', async () => {
  const { meera } = await openTeam();
  const invalid = [400, 'VALIDATION'];
  expect(await refusal(meera, { decision: 'hold', arm: null })).toEqual([...invalid, 'reason']);
  expect(await refusal(meera, { arm: null })).toEqual([...invalid, 'arm']);
  expect(await refusal(meera, { arm: 'd' })).toEqual([...invalid, 'arm']);
  const control = { arm: CONTROL, reason: 'Control is as good.' };
  expect(await refusal(meera, control)).toEqual([...invalid, 'arm']);
  expect(await refusal(meera, { arm: 'constructor' })).toEqual([...invalid, 'arm']);
  expect(await refusal(meera, { decision: 'hold', reason: 'Wait.' })).toEqual([...invalid, 'arm']);
  expect(await refusal(meera, { learning: '  ' })).toEqual([...invalid, 'body/learning']);
  expect(await refusal(meera, {}, 'home-later')).toEqual([...invalid, 'key']);
  expect((await refusal(meera, {}, 'nobody-knows'))[0]).toBe(404);
  // The groups were assigned anew since the form was opened.
  expect(await refusal(meera, { bucketVersion: 2 })).toEqual([409, 'CHANGE_MOVED', undefined]);
  expect((await meera('listDecisions')).answer).toEqual({ items: [], hasMore: false, pages: [] });
  expect((await meera('readDecision', { params: { number: 7 } })).status).toBe(404);
});

it('a reason is needed for another group, and not stored where nobody differs', async () => {
  const { asha } = await openTeam();
  const { answer } = await record(asha, { reason: 'I wrote it for another decision.' });
  expect(answer.reason).toBeNull();
  const other = { arm: 'c', version: 1 };
  expect(await refusal(asha, other)).toEqual([400, 'VALIDATION', 'reason']);
  const { answer: revised } = await record(asha, { ...other, reason: 'It is easier to build.' });
  expect(revised).toMatchObject({ arm: 'c', recommended: { arm: 'b' } });
});

it.each([
  ['is over', { until: new Date(NOW - 1).toISOString() }, 'decision'],
  ['has not begun', { from: new Date(NOW + 1).toISOString() }, 'key'],
])('an experiment that %s is not running, whatever its status says', async (_, more, path) => {
  const { asha } = await openTeam(1, more);
  const running = { decision: 'keepRunning', arm: null, reason: 'More data.' };
  expect(await refusal(asha, running, 'faq-order')).toEqual([400, 'VALIDATION', path]);
});

it('a stopped experiment is decided too, but cannot be left running', async () => {
  const { asha } = await openTeam();
  await asha('stopExperiment', { params });
  const running = { decision: 'keepRunning', arm: null, reason: 'More data.' };
  expect(await refusal(asha, running)).toEqual([400, 'VALIDATION', 'decision']);
  const { answer } = await record(asha);
  const { snapshot } = (await asha('readDecision', { params: { number: answer.number } })).answer;
  expect([snapshot.definition?.status, snapshot.revision]).toEqual(['stopped', 1]);
});

it('the archive is searched by names, hypotheses and learnings, and filtered', async () => {
  const { asha } = await openTeam();
  await record(asha);
  const faq = {
    decision: 'keepRunning',
    arm: null,
    learning: 'Too few visits: 100% unsure & "open".',
  };
  expect((await record(asha, faq, 'faq-order')).status).toBe(200);
  const find = async (query: object) =>
    (await asha('listDecisions', { query })).answer.items.map(({ experiment: key }) => key);
  expect(await find({})).toEqual(['faq-order', 'home-order']);
  expect(await find({ search: 'order' })).toEqual(['faq-order', 'home-order']);
  expect(await find({ search: 'application' })).toEqual(['home-order']);
  expect(await find({ search: 'categ first' })).toEqual(['home-order']);
  expect(await find({ search: 'QUESTIONS' })).toEqual(['faq-order']);
  // "categori" is no form of a word, and "the" is in no index of forms.
  expect(await find({ search: 'categori' })).toEqual(['home-order']);
  expect(await find({ search: 'applicatio' })).toEqual(['home-order']);
  expect(await find({ search: 'the above' })).toEqual(['home-order']);
  expect(await find({ search: `'; drop table & | ! ( ) :* "unsure` })).toEqual([]);
  expect(await find({ search: '& | !' })).toEqual(['faq-order', 'home-order']);
  expect(await find({ decision: 'ship' })).toEqual(['home-order']);
  expect(await find({ page: 'faq' })).toEqual(['faq-order']);
  expect(await find({ page: 'faq', decision: 'ship' })).toEqual([]);
  const { answer } = await asha('listDecisions', { query: { search: 'nothing like it' } });
  expect(answer).toEqual({ items: [], hasMore: false, pages: ['faq', 'home'] });
});

it('the archive comes a page at a time', async () => {
  const { asha } = await openTeam();
  const { answer: first } = await record(asha);
  const faq = { decision: 'keepRunning', arm: null };
  const { answer: second } = await record(asha, faq, 'faq-order');
  const { answer } = await asha('listDecisions', { query: { before: second.number } });
  expect([answer.items, answer.hasMore]).toEqual([[first], false]);
});
