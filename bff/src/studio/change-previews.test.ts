import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { changeOf, FILES, HOME, shownBy, textOf } from './edited-home.fixture.ts';
import { openReplicas } from './publishing-replicas.fixture.ts';

describe('a preview of a change', () => {
  it('shows each save to whom it names, on either brand, and changes nothing', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
    const asha = await loginAs('asha');
    const variants = [
      {
        name: 'm',
        when: { brand: ['management'] },
        blocks: { hello: { settings: { text: 'MBA' } } },
      },
    ];
    const change = await changeOf(asha, textOf('draft', { variants }));
    const preview = async (
      brand: 'tech' | 'management',
      of: string | null = change.params.change,
    ) =>
      (
        await asha('previewChange', {
          body: { change: of, path: '/', persona: { brand, audience: {} } },
        })
      ).answer;
    const [tech, management] = [await preview('tech'), await preview('management')];
    for (const replica of replicas) {
      expect(await shownBy(replica, tech.href)).toBe('draft');
      expect(await shownBy(replica, management.href)).toBe('MBA');
      expect(await shownBy(replica)).toBe('from the file');
    }
    await asha('saveDocument', {
      params: change.params,
      body: { file: HOME, version: 1, text: textOf('second draft') },
    });
    const [first] = replicas;
    if (!first) throw new Error('two replicas were opened');
    expect(await shownBy(first, tech.href)).toBe('second draft');
    expect(await shownBy(first, (await preview('tech', null)).href)).toBe('from the file');
    const { site } = first;
    const explained = await site.request(tech.explain);
    expect(explained.json()).toMatchObject({ blocks: [{ id: 'hello', shown: true }] });
  });

  it('shows an archived page at its address to Studio alone, and only where it is named', async () => {
    const former = {
      page: 'landing/diwali',
      address: '/diwali-jobs',
      archived: true,
      brands: ['tech'],
      seo: { title: 'Diwali jobs', description: 'Jobs for Diwali.' },
      blocks: { hello: { type: 'text', settings: { text: 'of last year' } } },
      order: ['hello'],
    };
    const redirects = [{ from: '/diwali-jobs', to: '/', status: 302, brands: ['tech'] }];
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, {
      ...FILES,
      'layouts/landing/diwali.json': former,
      'layouts/redirects.json': redirects,
    });
    const [replica] = replicas;
    if (!replica) throw new Error('a replica was opened');
    const asha = await loginAs('asha');
    const preview = async (named: { archived?: string }) => {
      const persona = { brand: 'tech', audience: {} } as const;
      const body = { change: null, path: '/diwali-jobs', persona, ...named };
      return asha('previewChange', { body });
    };
    const { answer } = await preview({ archived: 'landing/diwali' });
    expect([answer.kind, await shownBy(replica, answer.href)]).toEqual([
      'landing/diwali',
      'of last year',
    ]);
    expect((await replica.site.request(answer.explain)).json()).toMatchObject({
      blocks: [{ id: 'hello', shown: true }],
    });
    for (const named of [{}, { archived: 'landing/other' }])
      expect((await preview(named)).answer.kind).toBe('home');
    expect((await preview({ archived: 'home' })).status).toBe(400);
    const visitor = await replica.site.request('/diwali-jobs');
    expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/']);
  });

  it('shows the colours of the draft on every replica, and stores them nowhere', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
    const asha = await loginAs('asha');
    const file = 'brand-configs/tech.json';
    const [first, second] = replicas;
    if (!first || !second) throw new Error('two replicas were opened');
    const brand = first.content.current().brands.tech;
    const light = { ...brand.colours.light, accent: '#a03c00' };
    const text = JSON.stringify({ ...brand, colours: { ...brand.colours, light } });
    const change = await changeOf(asha, text, file);
    const persona = { brand: 'tech', audience: {} } as const;
    const body = { change: change.params.change, path: '/', persona };
    const { answer } = await asha('previewChange', { body });
    const themeOf = async (path: string) => {
      const page = await first.site.request(path);
      return /href="(\/theme[^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    const previewed = await themeOf(answer.href);
    for (const { site } of [second, first]) {
      const styles = await site.request(previewed);
      expect(styles.body).toContain('--accent:#a03c00');
      expect(styles.headers['cache-control']).toBe('private, no-store');
    }
    const live = await themeOf('/');
    expect(live).not.toContain('preview');
    for (const path of [live, `${live}&preview=of-nobody`]) {
      const styles = await second.site.request(path);
      expect(styles.body).not.toContain('#a03c00');
      expect(styles.headers['cache-control']).toBe(
        path === live ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    }
  });

  it('shows how a page of those who are logged in is laid out, and nothing of anybody', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, {
      ...FILES,
      ...layout('jobfeed', { a: { type: 'text', settings: { text: 'your feed' } } }),
    });
    const asha = await loginAs('asha');
    const persona = { brand: 'tech', audience: { membership: 'basic' } } as const;
    const body = { change: null, path: '/jobfeed', persona };
    const { answer } = await asha('previewChange', { body });
    for (const each of replicas) {
      expect(await shownBy(each, answer.href)).toBe('your feed');
      const plain = await each.site.request('/jobfeed');
      expect([plain.statusCode, plain.headers.location]).toEqual([302, '/login?next=%2Fjobfeed']);
    }
  });

  it('shuffles as the live page does, so that nothing differs but the edit', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const [replica] = replicas;
    if (!replica) throw new Error('a replica was opened');
    const asha = await loginAs('asha');
    const shuffled = { picks: { type: 'flaky', settings: { mode: 'seed' } } };
    const withText = (text: string) =>
      textOf(text, {
        blocks: { ...shuffled, hello: { type: 'text', settings: { text } } },
        order: ['picks', 'hello'],
      });
    await asha('publishChange', await changeOf(asha, withText('live')));
    const draft = await changeOf(asha, withText('draft'));
    const picksOf = async (change: string | null) => {
      const persona = { brand: 'tech', audience: {} } as const;
      const { answer } = await asha('previewChange', { body: { change, path: '/', persona } });
      const page = await replica.site.request(
        `/api/layout?path=${encodeURIComponent(answer.href)}`,
      );
      return page.json().blocks[0].data.value;
    };
    expect(await picksOf(draft.params.change)).toBe(await picksOf(null));
  });

  it('shows a page as it was after each revision, and what each one changed', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const [replica] = replicas;
    if (!replica) throw new Error('a replica was opened');
    const asha = await loginAs('asha');
    for (const text of ['first', 'second'])
      await asha('publishChange', await changeOf(asha, textOf(text)));
    const shownAfter = async (revision: number) => {
      const persona = { brand: 'tech', audience: {} } as const;
      const body = { change: null, revision, path: '/', persona };
      return shownBy(replica, (await asha('previewChange', { body })).answer.href);
    };
    expect([await shownAfter(0), await shownAfter(1), await shownAfter(2)]).toEqual([
      'from the file',
      'first',
      'second',
    ]);
    const impact = async (number: number) =>
      (await asha('impactOfRevision', { params: { number } })).answer.pages;
    const changed = (before: string, after: string) => [
      {
        page: 'home',
        kind: 'changed',
        changes: [
          {
            blocks: [{ kind: 'settings', id: 'hello', values: [{ path: 'text', before, after }] }],
          },
        ],
      },
    ];
    expect(await impact(1)).toMatchObject(changed('from the file', 'first'));
    expect(await impact(2)).toMatchObject(changed('first', 'second'));
    const unknown = await asha('impactOfRevision', { params: { number: 3 } });
    expect([unknown.status, unknown.answer]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('says which pages of old versions the rules of today refuse', async () => {
    const database = await createEmptyDatabase();
    const { loginAs } = await openReplicas(database, 1, FILES);
    const asha = await loginAs('asha');
    for (const text of ['first', 'second', 'third'])
      await asha('publishChange', await changeOf(asha, textOf(text)));
    const old = textOf('first', { blocks: { hello: { type: 'gone-since' } } });
    await sql`update publishing.revision_texts set before = ${old} where revision = 2`.execute(
      database.database,
    );
    const impact = async (number: number) =>
      (await asha('impactOfRevision', { params: { number } })).answer;
    const refused = {
      outOf: 2,
      refused: ['home'],
      pages: [],
      files: [],
      reach: [],
      moreReach: 0,
      costs: [],
    };
    expect(await impact(1)).toEqual(refused);
    expect(await impact(2)).toEqual(refused);
    expect(await impact(3)).toMatchObject({ refused: [], pages: [{ page: 'home' }] });
  });

  it('is of somebody who can exist: a visitor of a cohort is refused', async () => {
    const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const asha = await loginAs('asha');
    const audience = { cohort: 'freshers', membership: 'visitor' } as const;
    const refused = await asha('previewChange', {
      body: { change: null, path: '/', persona: { brand: 'tech', audience } },
    });
    expect(refused.status).toBe(400);
    expect(refused.answer).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'persona.audience.membership' }],
    });
  });

  it('may stand in a frame of its own host, as no other page may', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const asha = await loginAs('asha');
    const change = await changeOf(asha, textOf('draft'));
    const persona = { brand: 'tech', audience: {} } as const;
    const { answer } = await asha('previewChange', {
      body: { change: change.params.change, path: '/', persona },
    });
    const [first] = replicas;
    const framed = await first?.site.request(answer.href);
    expect(framed?.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    const plain = await first?.site.request('/');
    expect(plain?.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
    });
  });
});
