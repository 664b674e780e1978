import { ROLLOUT_BOUNDS } from '@broadsheet/contract/studio/rollout';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { changeOf, FILES } from './edited-home.fixture.ts';
import { nextChange, openReplicas } from './publishing-replicas.fixture.ts';

const FILE = 'brand-configs/tech.json';

it('the settings of a site are published without its hosts, and not to a share of people', async () => {
  const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
  const asha = await loginAs('asha');
  const { answer } = await asha('readFile', { query: { file: FILE } });
  const config = JSON.parse(answer.text);
  const text = JSON.stringify({ ...config, tagline: 'New jobs', hosts: ['mine.example'] });
  const change = await changeOf(asha, text, FILE);

  const started = await asha('startRollout', {
    ...change,
    body: { ...change.body, share: 0.05, bounds: ROLLOUT_BOUNDS },
  });
  expect(started).toMatchObject({ status: 400, answer: { code: 'VALIDATION' } });

  const live = replicas.map(nextChange);
  expect((await asha('publishChange', change)).answer.state).toBe('published');
  await Promise.all(live);
  for (const { site } of replicas) {
    const { tagline, hosts } = site.content.current().brands.tech;
    expect([tagline, hosts]).toEqual(['New jobs', config.hosts]);
  }
});

it('settings with a fault are not published: the finding says where it is', async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
  const asha = await loginAs('asha');
  const { answer } = await asha('readFile', { query: { file: FILE } });
  const config = JSON.parse(answer.text);
  const light = { ...config.colours.light, accentText: '#ffffff' };
  const text = JSON.stringify({ ...config, colours: { ...config.colours, light } }, null, 2);
  const refused = await asha('publishChange', await changeOf(asha, text, FILE));
  const path = expect.stringMatching(/^brand-configs\/tech\.json:\d+:\d+$/);
  expect(refused).toMatchObject({
    status: 422,
    answer: { code: 'CONTENT_FAULTS', details: [{ path }] },
  });
});

it('fonts and a logo are published and rolled back; a logo that nobody uploaded is refused', async () => {
  const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
  const [replica] = replicas;
  const asha = await loginAs('asha');
  const { answer } = await asha('readFile', { query: { file: FILE } });
  const config = JSON.parse(answer.text);
  const light = `/media/${'ab'.repeat(32)}.webp`;
  const textWith = (given: object) => JSON.stringify({ ...config, ...given }, null, 2);
  const logo = await changeOf(asha, textWith({ logo: { light, alt: 'Jobs' } }), FILE);
  const { answer: checked } = await asha('checkChange', { params: logo.params });
  expect(checked.findings).toMatchObject([{ file: FILE, code: 'UNKNOWN_IMAGE' }]);

  const fonts = () => replica?.site.content.current().brands.tech.fonts;
  await asha('publishChange', await changeOf(asha, textWith({ fonts: 'system' }), FILE));
  expect(fonts()).toBe('system');
  const undo = await asha('restoreRevision', { params: { number: 1 }, body: { to: 'undo' } });
  const { id, version } = undo.answer;
  await asha('publishChange', { params: { change: id }, body: { version } });
  expect(fonts()).toBeUndefined();
});
