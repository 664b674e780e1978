import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { afterEach, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { exampleBrand, exampleContent } from './example-content.ts';
import {
  type BrandConfigs,
  type BrandConfigsOptions,
  type BrandContent,
  openBrandConfigs,
} from './open-brand-configs.ts';
import { NOTHING_PUBLISHED, type PublishedText, type PublishedTexts } from './overlay-files.ts';
import { write } from './test-store.fixture.ts';

const FILE = 'brand-configs/tech.json';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const textOf = (applyLimit: number, change: Partial<BrandConfig> = {}): string =>
  JSON.stringify({ ...exampleBrand('tech'), applyLimit, ...change }, null, 2);

const open = async (dir: string, more: Partial<BrandConfigsOptions> = {}) => {
  const errors: string[] = [];
  const configs = await openBrandConfigs({
    dir,
    watch: true,
    log: { info: () => undefined, error: (_, message) => errors.push(message) },
    ...more,
  });
  closing.push(configs.close);
  return { configs, errors };
};

const limitOf = ({ configs }: BrandContent) => configs[0]?.applyLimit;

const changeAfter = async (configs: BrandConfigs, act: () => unknown): Promise<BrandContent> => {
  const next = new Promise<BrandContent>((resolve) => {
    closing.push(async () => stop());
    const stop = configs.onChange(resolve);
  });
  await act();
  return next;
};

/** What Studio publishes, in the test's hands. */
const publisher = () => {
  let texts: readonly PublishedText[] = [];
  let notify = (): void => undefined;
  const published: PublishedTexts = {
    ...NOTHING_PUBLISHED,
    current: () => texts,
    onChange: (listener) => {
      notify = listener;
      return () => undefined;
    },
  };
  const publish = (text: string, revision: number): void => {
    texts = [{ file: FILE, text, revision, over: null }];
    notify();
  };
  return { published, publish };
};

it('an edit serves within a second, under another revision', async () => {
  const dir = await write(exampleContent({ [FILE]: textOf(10) }));
  const { configs } = await open(dir);
  const before = configs.current();
  const started = performance.now();
  const after = await changeAfter(configs, () => writeFile(join(dir, FILE), textOf(20)));
  expect(performance.now() - started).toBeLessThan(1_000);
  expect([limitOf(before), limitOf(after)]).toEqual([10, 20]);
  expect(after.revisions.tech).not.toBe(before.revisions.tech);
  expect(after.revisions.management).toBe(before.revisions.management);
});

it('a config with faults is never served: the last valid one stays, and each fault is logged with its line', async () => {
  const dir = await write(exampleContent({ [FILE]: textOf(10) }));
  const { configs, errors } = await open(dir);
  const { plans } = exampleBrand('tech');
  const free = { ...plans, proMembership: { ...plans.proMembership, priceRupees: 0 } };
  await writeFile(join(dir, FILE), textOf(20, { plans: free }));
  await expect.poll(configs.faults, { timeout: 10_000 }).toHaveLength(1);
  expect(configs.faults()).toMatchObject([{ file: FILE, code: 'INVALID_VALUE' }]);
  expect(errors).toEqual([
    expect.stringMatching(/^brand-configs\/tech\.json:\d+:\d+ INVALID_VALUE/),
  ]);
  expect(limitOf(configs.current())).toBe(10);
  await changeAfter(configs, () => writeFile(join(dir, FILE), textOf(30)));
  expect(limitOf(configs.current())).toBe(30);
  expect(configs.faults()).toEqual([]);
});

it('a Studio publication overrides the file, and the revision shows it', async () => {
  const dir = await write(exampleContent({ [FILE]: textOf(10) }));
  const { published, publish } = publisher();
  const { configs } = await open(dir, { published });
  const after = await changeAfter(configs, () => publish(textOf(40), 7));
  expect(limitOf(after)).toBe(40);
  expect(after.revisions.tech).toMatch(/^[0-9a-f]{16}@7$/);
  publish('{', 8);
  await expect.poll(configs.faults, { timeout: 10_000 }).toHaveLength(1);
  expect(limitOf(configs.current())).toBe(40);
});

it('a start with a faulty config uses the build’s, or reports the fault', async () => {
  const broken = await write(exampleContent({ [FILE]: '{' }));
  await expect(open(broken)).rejects.toThrow(ContentError);
  const bundled = await write(exampleContent({ [FILE]: textOf(50) }));
  const { configs } = await open(broken, { bundled });
  expect(limitOf(configs.current())).toBe(50);
  expect(configs.faults()).toHaveLength(1);
});
