import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { afterEach, describe, expect, it } from 'vitest';
import { loadCatalogs } from '../../boot/load-catalogs.ts';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../../fixtures/test-site.fixture.ts';

const { outcomes } = builtInMessages();

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
/** Of the two catalogs, `web@1` has neither `band` nor `split`. */
const open = async (files: Record<string, unknown> = {}): Promise<TestSite> => {
  const site = await openTestSite({ files });
  sites.push(site);
  return site;
};
const requestWith = (site: TestSite, catalogs: string, path = '/api/layout?path=/') =>
  site.request(path, { headers: { 'x-block-catalog': catalogs } });

const home = layout('home', {
  hello: { type: 'text' },
  mine: { type: 'band', fallback: { type: 'text', settings: { text: 'Yours' } } },
  other: { type: 'band' },
});
const outline = (blocks: { id: string; type: string }[]) =>
  blocks.map(({ id, type }) => `${id}:${type}`).join(' ');

describe('the catalogs that a client names', () => {
  it.each([
    ['web@1', 'web@1'],
    ['web@2', 'web@2'],
    ['web@1, web@2', 'web@1'],
    ['web@3,web@2 ,web@1', 'web@2'],
    [',,<junk>,\u00ff, web@1', 'web@1'],
  ])('are taken in its own order: %j is answered for %s', async (named, catalog) => {
    const answer = await requestWith(await open(), named);
    expect([answer.statusCode, answer.json().catalog]).toEqual([200, catalog]);
  });

  it.each(['', 'web@3', 'web@11', 'WEB@1', 'web@1;q=1', 'constructor'])(
    'are refused when none can be served: %j',
    async (named) => {
      const site = await open();
      for (const path of [
        '/api/layout?path=/',
        '/api/blocks?path=/&revision=sha256:0123456789abcdef&ids=a',
      ]) {
        const answer = await requestWith(site, named, path);
        expect([answer.statusCode, answer.json().code]).toEqual([422, 'CATALOG_UNSUPPORTED']);
      }
    },
  );

  it('are not read without end', async () => {
    const answer = await requestWith(await open(), `${'x'.repeat(1020)},web@1`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([
      { path: 'headers/x-block-catalog', message: 'must not have more than 1024 characters' },
    ]);
  });

  it('are the newest for a client that names none, and responses vary on the header', async () => {
    const answer = await (await open()).request('/api/layout?path=/');
    expect(answer.json().catalog).toBe('web@2');
    expect(answer.headers.vary).toBe('x-block-catalog, accept-encoding');
  });

  it('do not matter to a document', async () => {
    const site = await open(home);
    const answer = await requestWith(site, 'web@1', '/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('data-block-id="other"');
    expect(answer.headers.vary).toBe('accept-encoding');
  });
});

describe('a client of an earlier catalog', () => {
  it('gets fallbacks for blocks that it cannot render, and no block without a fallback', async () => {
    const page = (await requestWith(await open(home), 'web@1')).json();
    expect(outline(page.blocks)).toBe('hello:text mine:text');
    expect(page.blocks[1]).toMatchObject({ state: 'ready', settings: { text: 'Yours' } });
  });

  it('gets the blocks in the slots of a fallback, each loaded, and can request them again', async () => {
    const inFallback = { type: 'text', settings: { text: 'In a fallback' } };
    const fallback = {
      type: 'split',
      slots: {
        main: [inFallback, { type: 'renamed', fallback: inFallback }],
        aside: [{ type: 'renamed' }],
      },
    };
    const site = await open({
      ...layout('home', { mine: { type: 'band', fallback } }),
      'renderer/server/catalogs.json': [
        { id: 'web@1', blocks: { split: 1, text: 1 } },
        { id: 'web@2', blocks: { band: 1, renamed: 2, split: 1, text: 1 } },
      ],
    });
    const page = (await requestWith(site, 'web@1')).json();
    const [mine] = page.blocks;
    expect(outline(mine.slots.main)).toBe('mine.main.1:text mine.main.2:text');
    expect(mine.slots.main[1]).toMatchObject({
      state: 'ready',
      settings: { text: 'In a fallback' },
    });
    expect(mine.slots.aside).toEqual([]);
    const again = await requestWith(
      site,
      'web@1',
      `/api/blocks?path=/&revision=${page.revision}&ids=mine.main.2`,
    );
    expect(again.json().blocks).toMatchObject([{ id: 'mine.main.2', type: 'text' }]);
  });

  it('gets earlier versions, loaded with the settings of today', async () => {
    const site = await open(
      layout('home', { old: { type: 'aged', version: 2, settings: { mode: 'a' } } }),
    );
    const before = (await requestWith(site, 'web@1')).json().blocks[0];
    expect(before).toMatchObject({
      state: 'ready',
      version: 1,
      settings: { manner: 'a' },
      data: { values: ['a'] },
    });
    expect(before.loaderSettings).toBeUndefined();
    const today = (await requestWith(site, 'web@2')).json().blocks[0];
    expect(today).toMatchObject({ version: 2, settings: { mode: 'a' }, data: { value: 'a' } });
    expect(today.revision).not.toBe(before.revision);
  });

  it.each(['plain', 'renamed'])(
    'gets a renamed type by its earlier name, where a layout says %j',
    async (type) => {
      const site = await open(layout('home', { first: { type, settings: { text: 'One' } } }));
      const typesFor = async (catalog: string) =>
        (await requestWith(site, catalog)).json().blocks[0];
      const shared = { id: 'first', state: 'ready', settings: { text: 'One' } };
      expect(await typesFor('web@1')).toMatchObject({ ...shared, type: 'plain', version: 1 });
      expect(await typesFor('web@2')).toMatchObject({ ...shared, type: 'renamed', version: 2 });
    },
  );

  it('gets the notice of a page as `told`', async () => {
    const site = await open();
    const path = `/api/layout?path=${encodeURIComponent('/?done=save')}`;
    const [before, today] = await Promise.all(
      ['web@1', 'web@2'].map(async (catalog) => (await requestWith(site, catalog, path)).json()),
    );
    expect(before.told).toEqual({ isGood: true, text: outcomes.jobSaved });
    expect(before).not.toHaveProperty('notice');
    expect(today.notice).toEqual({ isSuccess: true, text: outcomes.jobSaved });
    expect(today).not.toHaveProperty('told');
  });

  it.each([
    ['throws', 'throw', 'secret: no way back'],
    [
      'does not fit',
      '',
      'data of aged as version 1: /values/0 must not have fewer than 1 characters',
    ],
  ])('loses a block of which the earlier data %s, and nothing else', async (_, mode, reason) => {
    const blocks = {
      hello: { type: 'text' },
      old: { type: 'aged', version: 2, settings: { mode } },
    };
    const site = await open(layout('home', blocks));
    const answer = await requestWith(site, 'web@1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().blocks).toMatchObject([
      { id: 'hello', state: 'ready' },
      { id: 'old', state: 'failed', error: { code: 'UNKNOWN' }, data: null },
    ]);
    expect(answer.body).not.toContain('secret');
    expect(JSON.stringify(site.logged)).toContain(reason);
  });

  it('is counted for each page by the blocks that it cannot render', async () => {
    const site = await open(home);
    await requestWith(site, 'web@1');
    await requestWith(site, 'web@1');
    await requestWith(site, 'web@2');
    const { body } = await site.request('/metrics');
    expect(body).toContain('blocks_total{type="band",outcome="fallback"} 2');
    expect(body).toContain('blocks_total{type="band",outcome="dropped"} 2');
  });

  it('can request blocks of its own page again, and no others', async () => {
    const site = await open(home);
    const { revision } = (await requestWith(site, 'web@1')).json();
    const requestBlock = (id: string) =>
      requestWith(site, 'web@1', `/api/blocks?path=/&revision=${revision}&ids=${id}`);
    expect((await requestBlock('mine')).json().blocks).toMatchObject([
      { id: 'mine', type: 'text' },
    ]);
    expect((await requestBlock('other')).statusCode).toBe(400);
  });

  it('gets no HTML: the renderer supports the newest catalog only', async () => {
    const site = await open(home);
    const answer = await requestWith(site, 'web@1', '/api/layout?path=/&html=1');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'CATALOG_UNSUPPORTED']);
    const either = await requestWith(site, 'web@1, web@2', '/api/layout?path=/&html=1');
    expect(either.json().catalog).toBe('web@2');
  });
});

describe('the catalogs of a build', () => {
  it.each([
    ['that are not there', null, 'ENOENT'],
    ['that are no JSON', '[', 'JSON'],
    ['that are none', '[{"id":"web@1"}]', 'catalogs.json/0 is not as in a block catalog'],
  ])('%s stop the start with their place', async (_, text, reason) => {
    const { dir } = await open();
    const renderer = join(dir, text === null ? 'nowhere' : 'renderer');
    const file = join(renderer, 'server', 'catalogs.json');
    if (text !== null) await writeFile(file, text);
    const failure = await loadCatalogs(renderer).catch((error: Error) => error);
    expect(failure).toMatchObject({
      message: `the renderer's block catalogs could not be read from ${file}`,
      cause: { message: expect.stringContaining(reason) },
    });
  });
});
