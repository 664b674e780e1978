import { defineLoader } from '@broadsheet/contract/block-loader';
import { afterEach, expect, it } from 'vitest';
import { definitions } from '../../fixtures/test-blocks.fixture.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

/** From the route to the loader: a page that is read from the cache, a block that is too, and a span each. */
const MAX_OWN_FRAMES = 15;
const OWN = /\/(bff|packages\/[a-z-]+)\/src\/(?!.*\.test\.ts)/;

let site: TestSite | undefined;
afterEach(() => site?.close());

const ownFrames = (): string[] => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const { stack = '' } = new Error('the way to a loader');
  Error.stackTraceLimit = limit;
  return stack.split('\n').filter((line) => OWN.test(line));
};

it('a route reaches the loader of a block in a slot by few calls', async () => {
  let frames: string[] = [];
  const main = defineLoader(definitions.main, () => {
    frames = ownFrames();
    return { data: { value: 'backend' } };
  });
  site = await openTestSite({
    env: { CACHE_MB: '8' },
    loaders: { main } as never,
    files: layout(
      'category',
      { split: { type: 'split', slots: { main: ['main'] } }, main: { type: 'main' } },
      { order: ['split'] },
    ),
  });
  const page = await site.request('/c/backend-jobs');
  expect(page.body).toContain('backend');
  expect(frames.at(-1)).toContain('routes/page-html.ts');
  expect(frames.length).toBeLessThanOrEqual(MAX_OWN_FRAMES);
});
