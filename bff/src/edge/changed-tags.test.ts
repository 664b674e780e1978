import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../boot/log.ts';
import { definitions } from '../fixtures/test-blocks.fixture.ts';
import { DEFAULT_FILES, layout, writeTestFiles } from '../fixtures/test-files.fixture.ts';
import { changedTags } from './changed-tags.ts';

let dir: string;
let content: Awaited<ReturnType<typeof openContentStore>>;
let before: Snapshot;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-'));
  await writeTestFiles(dir, DEFAULT_FILES);
  content = await openContentStore({ dir, definitions, watch: false, log: createLog('silent') });
  before = content.current();
});
afterAll(async () => {
  await content.close();
  await rm(dir, { recursive: true });
});

const tagsAfter = async (texts: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const written = Object.entries(texts).map(([file, value]): [string, string] => [
    file,
    JSON.stringify(value),
  ]);
  const after = await content.draft(new Map(written));
  return changedTags(
    { snapshot: before, rollout: null },
    { snapshot: after, rollout: null },
    definitions,
  );
};

describe('the tags of what has changed', () => {
  it('are none where nothing has', async () => {
    expect(await tagsAfter({})).toEqual([]);
  });

  it('are those of one kind of pages where its layout has', async () => {
    expect(await tagsAfter(layout('home', { other: { type: 'text' } }))).toEqual([
      'tech-home',
      'management-home',
    ]);
  });

  it('are those of a new landing page, and of what its address showed before, on its sites', async () => {
    const diwali = {
      page: 'landing/diwali',
      address: '/diwali-jobs',
      brands: ['tech'],
      seo: { title: 'Diwali', description: 'Jobs.' },
      blocks: { hello: { type: 'plain' } },
      order: ['hello'],
    };
    expect(await tagsAfter({ 'layouts/landing/diwali.json': diwali })).toEqual([
      'tech-landing/diwali',
      'tech-notfound',
      'management-landing/diwali',
    ]);
  });

  it('are those of what an address showed before it redirected', async () => {
    const redirects = [{ from: '/old', to: '/', status: 301, brands: ['tech'] }];
    expect(await tagsAfter({ 'layouts/redirects.json': redirects })).toEqual(['tech-notfound']);
  });

  it('are those of a kind whose layout is gone', async () => {
    const pages = new Map([...before.pages].filter(([kind]) => kind !== 'home'));
    const after = { ...before, pages };
    const tags = changedTags(
      { snapshot: before, rollout: null },
      { snapshot: after, rollout: null },
      definitions,
    );
    expect(tags).toEqual(['tech-home', 'management-home']);
  });

  it('are the brand where its own config has', () => {
    const tech = { ...before.brands.tech, tagline: 'Other jobs' };
    const after = { ...before, brands: { ...before.brands, tech } };
    const tags = changedTags(
      { snapshot: before, rollout: null },
      { snapshot: after, rollout: null },
      definitions,
    );
    expect(tags).toEqual(['tech']);
  });

  it('are all brands where experiments have, or a text that no page names', () => {
    const byKey = new Map([['order', {}]]) as unknown as Snapshot['experiments']['byKey'];
    const texts = new Map([...before.texts, ['nowhere', 'a text']]);
    for (const after of [
      { ...before, experiments: { ...before.experiments, byKey } },
      { ...before, texts },
    ])
      expect(
        changedTags(
          { snapshot: before, rollout: null },
          { snapshot: after, rollout: null },
          definitions,
        ),
      ).toEqual(['tech', 'management']);
  });

  it('are all brands where an audience of an experiment has, and none where it is renamed', async () => {
    const EXPERIMENT = {
      page: 'home',
      unit: 'visitor',
      variants: { control: 50, b: 50 },
      status: 'draft',
      when: { audience: ['pro'] },
    };
    const withAudiences = (pro: object, other: object) =>
      content.draft(
        new Map([
          ['layouts/experiments.json', JSON.stringify({ order: EXPERIMENT })],
          ['layouts/audiences.json', JSON.stringify({ pro, other })],
        ]),
      );
    const pro = { name: 'Pro members', any: [{ membership: ['pro'] }] };
    const other = { name: 'With a phone', any: [{ device: ['phone'] }] };
    const was = await withAudiences(pro, other);
    expect([...was.experiments.audiences.keys()]).toEqual(['pro']);
    const tagsOf = async (...of: Parameters<typeof withAudiences>) =>
      changedTags(
        { snapshot: was, rollout: null },
        { snapshot: await withAudiences(...of), rollout: null },
        definitions,
      );
    expect(await tagsOf({ ...pro, name: 'Members who pay' }, other)).toEqual([]);
    expect(await tagsOf(pro, { ...other, any: [{ device: ['tablet'] }] })).toEqual([]);
    expect(await tagsOf({ ...pro, any: [{ membership: ['basic'] }] }, other)).toEqual([
      'tech',
      'management',
    ]);
  });

  it('are those that a rollout begins or ends to touch', () => {
    const rollout = { pages: new Set(['home'] as const) };
    const [none, some] = [null, rollout].map((one) => ({ snapshot: before, rollout: one }));
    if (!none || !some) throw new Error('there are two');
    const expected = ['tech-home', 'management-home'];
    expect(changedTags(none, some, definitions)).toEqual(expected);
    expect(changedTags(some, none, definitions)).toEqual(expected);
    expect(changedTags(some, { ...some, rollout: { ...rollout } }, definitions)).toEqual([]);
  });
});
