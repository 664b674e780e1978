import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { describe, expect, it } from 'vitest';
import type { ContentStore } from './content-store.ts';
import { exampleContent, layoutText } from './example-content.ts';
import { changeAfter, open, write } from './test-store.fixture.ts';

const FILE = 'layouts/experiments.json';
const order = { page: 'home', unit: 'visitor', variants: { control: 50, b: 50 }, status: 'draft' };
const textOf = (experiments: object) => JSON.stringify(experiments, null, 2);
const homeWithExperiment = `{ "page": "home", "blocks": { "a": { "type": "text" }, "b": { "type": "text" } }, "order": ["a", "b"],
  "variants": [{ "name": "v", "when": { "experiment": { "home-order": ["b"] } }, "order": ["b", "a"] }] }`;
const site = (experiments: object | string) =>
  exampleContent({
    'layouts/home.json': homeWithExperiment,
    'layouts/faq.json': layoutText('faq', 'faq'),
    [FILE]: typeof experiments === 'string' ? experiments : textOf(experiments),
  });
const codes = (store: ContentStore) =>
  store.faults().map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
const openSite = async (experiments: object | string) => {
  const dir = await write(site(experiments));
  const { store, logged } = await open(dir);
  const save = (next: object | string) =>
    changeAfter(store, () =>
      writeFile(join(dir, FILE), typeof next === 'string' ? next : textOf(next)),
    );
  return { dir, store, logged, save };
};

it('is served anew when an audience that it names changes', async () => {
  const targeted = { ...order, when: { audience: ['members'] } };
  const audiences = (membership: string) =>
    textOf({ members: { name: 'Members', any: [{ membership: [membership] }] } });
  const file = 'layouts/audiences.json';
  const dir = await write({ ...site({ 'home-order': targeted }), [file]: audiences('pro') });
  const { store } = await open(dir);
  const before = store.current();
  await changeAfter(store, () => writeFile(join(dir, file), audiences('basic')));
  const after = store.current();
  expect(store.faults()).toEqual([]);
  expect(after.revision).not.toBe(before.revision);
  expect(after.experiments).not.toBe(before.experiments);
  expect(after.experiments.audiences.get('members')?.any).toEqual([{ membership: ['basic'] }]);
});

describe('the file of experiments', () => {
  it('is no page, and is optional', async () => {
    const { store } = await open(await write(exampleContent()), { watch: false });
    expect(store.current().experiments).toEqual(NO_EXPERIMENTS);
    const { store: other } = await openSite({ 'home-order': order });
    expect(other.faults()).toEqual([]);
    expect([...other.current().pages.keys()].sort()).toEqual(['faq', 'home']);
  });

  it('is served as it is written, with the holdout', async () => {
    const { store } = await openSite({
      $schema: './schema/experiments.schema.json',
      $holdout: { share: 0.05 },
      'home-order': order,
    });
    expect(store.current().experiments).toEqual({
      ...NO_EXPERIMENTS,
      holdout: 0.05,
      byKey: new Map([['home-order', order]]),
    });
  });

  it('may name an experiment like a property of objects', async () => {
    const { store } = await openSite({ constructor: order, 'home-order': order });
    expect([...store.current().experiments.byKey.keys()]).toEqual(['constructor', 'home-order']);
  });

  it('is not read when it is too large', async () => {
    const { store } = await openSite(' '.repeat(1_000_001));
    expect(codes(store)).toEqual([`${FILE}:1:1 FILE_TOO_LARGE`]);
    expect(store.current().experiments).toEqual(NO_EXPERIMENTS);
  });
});

describe('a change of experiments', () => {
  it('makes a new snapshot, and new pages just where arms changed that a layout mentions', async () => {
    const { store, save } = await openSite({ 'home-order': order });
    const before = store.current();
    await save({ 'home-order': { ...order, hypothesis: 'Order matters.' } });
    const snapshot = store.current();
    expect(snapshot.revision).not.toBe(before.revision);
    expect(snapshot.pages.get('home')).toBe(before.pages.get('home'));
    await save({ 'home-order': { ...order, variants: { control: 50, b: 25, c: 25 } } });
    const after = store.current();
    expect(after.pages.get('home')?.revision).not.toBe(before.pages.get('home')?.revision);
    expect(after.pages.get('home')?.compiled.experiments[0]?.classOf.get('c')).toBe(0);
    expect(after.pages.get('faq')).toBe(before.pages.get('faq'));
  });

  it('stops an experiment by its status, without a fault and with the same pages', async () => {
    const { store, save } = await openSite({ 'home-order': { ...order, status: 'running' } });
    const page = store.current().pages.get('home');
    await save({ 'home-order': { ...order, status: 'stopped' } });
    expect(store.faults()).toEqual([]);
    expect(store.current().experiments.byKey.get('home-order')?.status).toBe('stopped');
    expect(store.current().pages.get('home')?.revision).toBe(page?.revision);
  });

  it('stops by its status despite other faults, and changes nothing else', async () => {
    const running = { ...order, status: 'running' };
    const { dir, store, logged, save } = await openSite({ 'home-order': running });
    const before = store.current();
    await changeAfter(store, () => writeFile(join(dir, 'layouts/faq.json'), '{'));
    expect(store.current()).toBe(before);
    await save({ 'home-order': { ...order, status: 'stopped', coverage: 0.5 } });
    expect(codes(store)).toEqual([
      expect.stringContaining('JSON_SYNTAX'),
      expect.stringContaining('EXPERIMENT_BOUNDARIES_MOVED'),
    ]);
    const after = store.current();
    expect(after.experiments.byKey.get('home-order')).toEqual({ ...order, status: 'stopped' });
    expect(after.pages).toBe(before.pages);
    expect(after.revision).not.toBe(before.revision);
    expect(logged).toContain('info experiments stopped; all else waits for the faults');
  });

  it('is refused with its position while the last valid experiments stay', async () => {
    const { store, logged, save } = await openSite({ 'home-order': order });
    const before = store.current();
    await save(textOf({ 'home-order': order }).replace('"b": 50', '"b": 49'));
    expect(store.current()).toBe(before);
    expect(codes(store)).toEqual([`${FILE}:5:17 WEIGHTS_SUM`]);
    await save(textOf({ 'home-order': order }).slice(0, 60));
    expect(store.current()).toBe(before);
    expect(codes(store)).toEqual([expect.stringContaining('JSON_SYNTAX')]);
    expect(logged.filter((line) => line.startsWith('error'))).toHaveLength(2);
    await save({ 'home-order': order, 'home-words': order });
    expect(store.faults()).toEqual([]);
    // A layout without experiments is validated once.
    expect(store.current().pages.get('faq')).toBe(before.pages.get('faq'));
  });

  it('is seen by a layout that writes the name of its experiment in escapes', async () => {
    const { dir, store, save } = await openSite({ 'home-order': order });
    const escaped = homeWithExperiment
      .replace('"experiment"', '"\\u0065xperiment"')
      .replace('"home-order"', '"h\\u006fme-order"');
    await changeAfter(store, () => writeFile(join(dir, 'layouts/home.json'), escaped));
    expect(store.faults()).toEqual([]);
    await save({ 'home-words': order });
    expect(codes(store)).toEqual([expect.stringContaining('UNKNOWN_EXPERIMENT')]);
  });

  it('must not remove an experiment that a layout uses', async () => {
    const { dir, store } = await openSite({ 'home-order': order });
    const before = store.current();
    await changeAfter(store, () => rm(join(dir, FILE)));
    expect(store.current()).toBe(before);
    expect(codes(store)).toEqual([expect.stringMatching(/home\.json:2:.* UNKNOWN_EXPERIMENT$/)]);
  });

  it('must not move a boundary of a running experiment, unless its arms are assigned again', async () => {
    const running = { ...order, status: 'running' };
    const { store, save } = await openSite({ 'home-order': running });
    const before = store.current();
    const moved = { ...running, variants: { control: 90, b: 10 } };
    await save({ 'home-order': moved });
    expect(store.current()).toBe(before);
    expect(codes(store)).toEqual([`${FILE}:5:17 EXPERIMENT_BOUNDARIES_MOVED`]);
    await save({ 'home-order': { ...moved, bucketVersion: 2 } });
    expect(store.faults()).toEqual([]);
    expect(store.current().experiments.byKey.get('home-order')?.bucketVersion).toBe(2);
    await save({ 'home-order': moved });
    expect(codes(store)).toEqual([`${FILE}:2:17 BUCKET_VERSION_LOWERED`]);
  });
});

describe('a cold start with experiments at fault', () => {
  it.each([
    ['no JSON', '{ "home-order": {', 'JSON_SYNTAX'],
    ['a wrong shape', '{ "home-order": [] }', 'INVALID_VALUE'],
    [
      'a wrong meaning',
      textOf({ 'home-order': { ...order, variants: { b: 100 } } }),
      'CONTROL_MISSING',
    ],
  ])('serves every page as control and says so: %s', async (_, text, code) => {
    const { store, save } = await openSite(text);
    expect(store.faults().map((fault) => fault.code)).toEqual([code]);
    expect(store.current().experiments).toEqual(NO_EXPERIMENTS);
    expect([...store.current().pages.keys()].sort()).toEqual(['faq', 'home']);
    await save({ 'home-order': order });
    expect(store.current().experiments.byKey.has('home-order')).toBe(true);
  });
});
