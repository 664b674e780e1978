import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { openReplicas } from './publishing-replicas.fixture.ts';

const FILE = 'layouts/content/terms.md';
const SALARY = 'Earn ₹18,00,00,000 a year.\n';

it('a draft says what is probably not meant, can be published with it, and says it only once', async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, { [FILE]: 'Terms.\n' });
  const asha = await loginAs('asha');
  const { answer: change } = await asha('openChange', { body: { title: 'Salaries' } });
  const params = { change: change.id };
  await asha('saveDocument', { params, body: { file: FILE, version: null, text: SALARY } });
  const { answer: checked } = await asha('checkChange', { params });
  expect(checked.findings).toEqual([]);
  expect(checked.warnings).toMatchObject([{ file: FILE, line: 1, column: 6 }]);
  const published = await asha('publishChange', { params, body: { version: checked.version } });
  expect(published.status).toBe(200);
  const { answer: next } = await asha('openChange', { body: { title: 'More' } });
  const of = { change: next.id };
  const text = `## Pay\n\n${SALARY}`;
  await asha('saveDocument', { params: of, body: { file: FILE, version: null, text } });
  expect((await asha('checkChange', { params: of })).answer.warnings).toEqual([]);
});

it('a draft that edits the audience of a running experiment says that people change at once', async () => {
  const audiences = 'layouts/audiences.json';
  const leadersOf = (...bands: readonly number[]) => ({
    leaders: { name: 'Leaders', any: [{ experienceBand: bands }] },
  });
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, {
    [audiences]: leadersOf(9),
    'layouts/home.json': {
      page: 'home',
      blocks: { a: { type: 'text' }, b: { type: 'text' } },
      order: ['a', 'b'],
      variants: [{ name: 'tried', when: { experiment: { tried: ['b'] } }, order: ['b', 'a'] }],
    },
    'layouts/experiments.json': {
      tried: {
        page: 'home',
        unit: 'visitor',
        when: { audience: ['leaders'] },
        variants: { control: 50, b: 50 },
        status: 'running',
      },
    },
  });
  const asha = await loginAs('asha');
  const { answer: change } = await asha('openChange', { body: { title: 'Leaders' } });
  const params = { change: change.id };
  const warningsWith = async (version: number | null, content: object) => {
    const body = { file: audiences, version, text: JSON.stringify(content) };
    const { answer } = await asha('saveDocument', { params, body });
    const { answer: checked } = await asha('checkChange', { params });
    expect(checked.findings).toEqual([]);
    return [answer.documents[0]?.version ?? null, checked.warnings] as const;
  };
  const [version, edited] = await warningsWith(null, leadersOf(8, 9));
  expect(edited).toMatchObject([{ file: audiences, code: 'EXPERIMENT_PEOPLE_MOVED' }]);
  const { leaders } = leadersOf(9);
  const [, renamed] = await warningsWith(version, { leaders: { ...leaders, name: 'Bosses' } });
  expect(renamed).toEqual([]);
});
