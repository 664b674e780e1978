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
