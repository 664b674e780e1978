import { join } from 'node:path';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { type ProofTask, proveLayout } from '@broadsheet/layout-engine/prove-layout';
import { expect, it } from 'vitest';
import { exampleContent, layoutText } from './example-content.ts';
import { type Prove, proofFailure } from './known-proofs.ts';
import { changeAfter, open, replaceFile, titleOf, write } from './test-store.fixture.ts';

const proveTasks = (tasks: readonly ProofTask[]) =>
  tasks.map((task) => proveLayout(task, exampleDefinitions));

const save = (dir: string, name: string, title: string) =>
  replaceFile(join(dir, `layouts/${name}.json`), layoutText(name, title));

/** A valid text of a layout whose plans have a fault: the block is shown to nobody. */
const UNSOUND = JSON.stringify({
  page: 'home',
  blocks: { a: { type: 'text' }, b: { type: 'text', when: { brand: ['tech'] } } },
  order: ['a', 'b'],
  variants: [{ name: 'v', when: {}, hide: ['b'] }],
});

it('has a reload prove the pages that changed, and a start none', async () => {
  const dir = await write(exampleContent({ 'layouts/faq.json': layoutText('faq', 'faq') }));
  const proved: string[][] = [];
  const prove: Prove = async (tasks) => {
    proved.push(tasks.map(({ file }) => file));
    return proveTasks(tasks);
  };
  const { store } = await open(dir, { prove });
  expect(proved).toEqual([]);
  await changeAfter(store, () => save(dir, 'home', 'second'));
  expect(titleOf(store)).toBe('second');
  expect(proved).toEqual([['layouts/home.json']]);
});

it('serves the proved content while a proof runs', async () => {
  const dir = await write(exampleContent());
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reached = () => {};
  const begun = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const prove: Prove = async (tasks) => {
    reached();
    await gate;
    return proveTasks(tasks);
  };
  const { store } = await open(dir, { prove });
  await changeAfter(store, async () => {
    await save(dir, 'home', 'second');
    await begun;
    expect(titleOf(store)).toBe('first');
    release();
  });
  expect(titleOf(store)).toBe('second');
});

it('aborts the proof of a save when a newer one comes', async () => {
  const dir = await write(exampleContent());
  const proved: string[] = [];
  let reached = () => {};
  const begun = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const prove: Prove = (tasks, signal) => {
    const text = tasks[0]?.text ?? '';
    proved.push(text);
    if (!text.includes('overtaken')) return Promise.resolve(proveTasks(tasks));
    reached();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  };
  const { store, logged } = await open(dir, { prove });
  const titles: unknown[] = [];
  store.onChange(() => titles.push(titleOf(store)));
  await changeAfter(store, async () => {
    await save(dir, 'home', 'overtaken');
    await begun;
    await save(dir, 'home', 'newest');
  });
  expect(titles).toEqual(['newest']);
  expect(proved.map((text) => text.includes('newest'))).toEqual([false, true]);
  expect(logged).toEqual(['info content reloaded']);
});

it('serves nothing whose proof failed, reports it once, and retries at the next save', async () => {
  const dir = await write(exampleContent({ 'layouts/faq.json': layoutText('faq', 'faq') }));
  let works = false;
  const proved: string[][] = [];
  const prove: Prove = async (tasks) => {
    proved.push(tasks.map(({ file }) => file));
    return works ? proveTasks(tasks) : tasks.map(({ file }) => [proofFailure(file, 'it hung')]);
  };
  const { store, logged } = await open(dir, { prove });
  await changeAfter(store, () => save(dir, 'home', 'second'));
  expect(titleOf(store)).toBe('first');
  expect(store.faults()).toMatchObject([{ file: 'layouts/home.json', code: 'PROOF_FAILED' }]);
  expect(proved).toEqual([['layouts/home.json']]);
  expect(logged.filter((line) => line.includes('PROOF_FAILED'))).toHaveLength(1);
  works = true;
  await changeAfter(store, () => save(dir, 'faq', 'other'));
  expect(proved[1]?.sort()).toEqual(['layouts/faq.json', 'layouts/home.json']);
  expect([titleOf(store), store.faults()]).toEqual(['second', []]);
});

it('treats a prover that forgets a page as failed', async () => {
  const dir = await write(exampleContent());
  const { store } = await open(dir, { prove: async () => [] });
  await changeAfter(store, () => save(dir, 'home', 'second'));
  expect(store.faults()).toMatchObject([{ file: 'layouts/home.json', code: 'PROOF_FAILED' }]);
  expect(titleOf(store)).toBe('first');
});

it('rejects what the prover found, with its position', async () => {
  const dir = await write(exampleContent());
  const { store } = await open(dir, { prove: async (tasks) => proveTasks(tasks) });
  await changeAfter(store, () => replaceFile(join(dir, 'layouts/home.json'), UNSOUND));
  expect(store.faults().map(({ code }) => code)).toEqual(['UNREACHABLE_BLOCK']);
});
