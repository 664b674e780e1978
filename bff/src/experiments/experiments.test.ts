import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closedRecorder } from '@broadsheet/experiments/recording/closed-recorder';
import { afterEach, describe, expect, it } from 'vitest';
import { experiment, experimentLayout, Visitor } from '../fixtures/experiment-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options: Parameters<typeof openTestSite>[0] = {}): Promise<TestSite> => {
  const site = await openTestSite({ ...options, files: { ...HOME, ...options.files } });
  sites.push(site);
  return site;
};

const EXPERIMENTS = { 'home-order': experiment('home') };
const HOME = {
  ...experimentLayout('home', ['home-order']),
  'layouts/experiments.json': EXPERIMENTS,
};

describe('a page with an experiment', () => {
  it('shows the same person the same arm, as HTML, as JSON and in single blocks', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    for (let request = 0; request < 50; request += 1) {
      const page = await visitor.pageJson();
      expect(page.experiments).toEqual([{ key: 'home-order', arm: 'b' }]);
    }
    const html = await visitor.request('/');
    expect(html.body).toContain('data-block-id="home-order-b"');
    const { revision } = await visitor.pageJson();
    const path = `/api/blocks?path=/&revision=${revision}&ids=home-order-b`;
    expect((await visitor.request(path)).json().blocks[0].id).toBe('home-order-b');
  });

  it('assigns both arms to many visitors', async () => {
    const site = await open();
    const arms = new Map<string, number>();
    for (let count = 0; count < 60; count += 1) {
      const { arm } = (await new Visitor(site).pageJson()).experiments[0] ?? { arm: '' };
      arms.set(arm, (arms.get(arm) ?? 0) + 1);
    }
    expect([...arms.keys()].sort()).toEqual(['b', 'control']);
    for (const count of arms.values()) expect(count).toBeGreaterThan(10);
  });

  it('shows the same arm after a restart, and when weights have changed since', async () => {
    const visitor = await Visitor.inArm(await open(), 'home-order', 'b');
    const again = await open();
    expect((await visitor.at(again).pageJson()).experiments[0]?.arm).toBe('b');
    const variants = { control: 99, b: 1 };
    const moved = await open({
      files: { 'layouts/experiments.json': { 'home-order': experiment('home', { variants }) } },
    });
    expect((await visitor.at(moved).pageJson()).experiments[0]?.arm).toBe('b');
  });

  it('keeps what it needs in two cookies, once, and nothing in answers that change nothing', async () => {
    const site = await open();
    const visitor = new Visitor(site);
    const first = await visitor.request('/');
    const [vid, arms, ...more] = [first.headers['set-cookie'] ?? []].flat();
    expect(more).toEqual([]);
    const year = 'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
    expect(vid).toMatch(new RegExp(`^vid=[0-9a-f-]{36}; ${year}$`));
    expect(arms).toMatch(new RegExp(`^arms=[\\w.%-]+; ${year}$`));
    expect((await visitor.request('/')).headers['set-cookie']).toBeUndefined();
    expect((await visitor.request('/api/layout?path=/')).headers['set-cookie']).toBeUndefined();
  });

  it('is private, names the experiment in its key, and has its own ETag for each arm', async () => {
    const site = await open();
    const b = await Visitor.inArm(site, 'home-order', 'b');
    const control = await Visitor.inArm(site, 'home-order', 'control');
    expect((await b.pageJson()).cache).toEqual({
      scope: 'class',
      maxAge: 0,
      key: 'brand,experiment.home-order',
    });
    const [one, other] = [await b.request('/'), await control.request('/')];
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  it('serves control without consent, stores nothing and counts nothing', async () => {
    const site = await open();
    for (const cookie of ['', 'consent=necessary.1', 'consent=necessary.1; vid=1; arms=2']) {
      const answer = await site.request('/api/layout?path=/', { headers: { cookie } });
      expect(answer.json().experiments).toEqual([{ key: 'home-order', arm: 'control' }]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(site.recorded.exposures).toEqual([]);
    expect(site.recorded.views).toHaveLength(3);
  });

  it('serves control to crawlers, stores nothing and counts nothing', async () => {
    const site = await open();
    const b = await Visitor.inArm(site, 'home-order', 'b');
    site.recorded.exposures.length = 0;
    const page = await b.request('/api/layout?path=/', { 'user-agent': 'Googlebot/2.1' });
    expect(page.json().experiments).toEqual([{ key: 'home-order', arm: 'control' }]);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(site.recorded.exposures).toEqual([]);
  });

  it('serves control while nothing can be counted', async () => {
    const site = await open({ recorder: closedRecorder });
    for (let count = 0; count < 20; count += 1) {
      const visitor = new Visitor(site);
      expect((await visitor.pageJson()).experiments[0]?.arm).toBe('control');
      expect(visitor.cookies.has('vid')).toBe(false);
    }
  });

  it('shows control with status 200 when arms cannot be assigned, and reports it to operators', async () => {
    const site = await open({
      assign: () => {
        throw new Error('the dealer is out');
      },
    });
    const answer = await new Visitor(site).request('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('data-block-id="home-order-control"');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(site.recorded.exposures).toEqual([]);
    expect(site.logged.map(({ msg }) => msg)).toContain(
      'arms could not be assigned: control is served',
    );
    const metrics = await site.request('/metrics');
    expect(metrics.body).toContain('experiment_assign_faults_total 1');
  });
});

describe('nobody can choose an arm', () => {
  it('by the address, by headers or by forged cookies', async () => {
    const site = await open();
    const visitor = await Visitor.inArm(site, 'home-order', 'control');
    const forged = Buffer.from(
      JSON.stringify({
        id: visitor.cookies.get('vid'),
        visitor: { 'home-order@1': 'b' },
        seeker: {},
      }),
    ).toString('base64url');
    const tries: [string, Record<string, string>][] = [
      ['/?home-order=b', {}],
      ['/?experiment=home-order&arm=b', {}],
      ['/', { 'x-experiment': 'home-order=b', 'x-home-order': 'b' }],
      ['/', { cookie: `${visitor.cookieHeader()}; home-order=b` }],
      ['/', { cookie: `consent=all.1; vid=${visitor.cookies.get('vid')}; arms=${forged}` }],
      ['/', { cookie: `consent=all.1; vid=${visitor.cookies.get('vid')}; arms=${forged}.AAAA` }],
      ['/', { cookie: `consent=all.1; vid=${visitor.cookies.get('vid')}; arms=%` }],
    ];
    for (const [path, headers] of tries) {
      const answer = await visitor.request(`/api/layout?path=${encodeURIComponent(path)}`, headers);
      expect([path, headers, answer.json().experiments]).toEqual([
        path,
        headers,
        [{ key: 'home-order', arm: 'control' }],
      ]);
    }
  });

  it('by the stored arms of another visitor', async () => {
    const site = await open();
    const b = await Visitor.inArm(site, 'home-order', 'b');
    const control = await Visitor.inArm(site, 'home-order', 'control');
    control.cookies.set('arms', b.cookies.get('arms') ?? '');
    expect((await control.pageJson()).experiments[0]?.arm).toBe('control');
  });

  it('and an id that is not ours is replaced', async () => {
    const site = await open();
    const visitor = new Visitor(site);
    for (const vid of ['1', "'; drop table", '00000000-0000-0000-0000-000000000000']) {
      visitor.cookies.set('vid', vid);
      await visitor.request('/');
      expect(visitor.cookies.get('vid')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    }
    expect(site.recorded.exposures.map(({ assignment }) => assignment.unit.id)).not.toContain('1');
  });
});

describe('a page without an experiment', () => {
  it('is the same shared answer for everybody: no cookie is set or makes a difference', async () => {
    const site = await open({
      files: {
        ...layout('faq', { hello: { type: 'text' } }),
        ...experimentLayout('home', ['home-order']),
      },
    });
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const stranger = await site.request('/faq');
    const known = await visitor.request('/faq');
    const agreed = await site.request('/faq', { headers: { cookie: 'consent=all.1' } });
    for (const answer of [stranger, known, agreed]) {
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers.etag).toBe(stranger.headers.etag);
    }
    expect((await site.request('/api/layout?path=/faq')).json().experiments).toEqual([]);
  });
});

describe('the kill switch', () => {
  const FILE = 'layouts/experiments.json';
  const edit = async (site: TestSite, status: string): Promise<void> => {
    const changed = new Promise((resolve) => site.content.onChange(resolve));
    const text = JSON.stringify({ 'home-order': experiment('home', { status }) });
    await writeFile(join(site.dir, FILE), text);
    await changed;
  };

  it('is one word in the file: all get control at once, and nobody loses what was kept', async () => {
    const site = await open({ watch: true });
    const visitor = await Visitor.inArm(site, 'home-order', 'b');
    const cookies = new Map(visitor.cookies);
    await edit(site, 'stopped');
    site.recorded.exposures.length = 0;
    const answer = await visitor.request('/api/layout?path=/');
    expect(answer.json().experiments).toEqual([{ key: 'home-order', arm: 'control' }]);
    expect(answer.json().blocks.map(({ id }: { id: string }) => id)).toEqual([
      'home-order-control',
    ]);
    const others = [await new Visitor(site).pageJson(), await new Visitor(site).pageJson()];
    expect(others.map(({ experiments }) => experiments[0]?.arm)).toEqual(['control', 'control']);
    expect([answer.headers['set-cookie'], visitor.cookies]).toEqual([undefined, cookies]);
    expect(site.recorded.exposures).toEqual([]);
    await edit(site, 'running');
    expect((await visitor.pageJson()).experiments[0]?.arm).toBe('b');
    expect(visitor.cookies).toEqual(cookies);
  });
});

describe('a page with two experiments', () => {
  const files = {
    ...experimentLayout('home', ['home-order', 'home-colour']),
    ...experimentLayout('faq', ['faq-order']),
    'layouts/experiments.json': {
      'home-order': experiment('home'),
      'home-colour': experiment('home'),
      'faq-order': experiment('faq'),
    },
  };

  it('deals both, each by itself, and no other page’s', async () => {
    const site = await open({ files });
    const seen = new Set<string>();
    for (let count = 0; count < 80; count += 1) {
      const visitor = new Visitor(site);
      const { experiments, blocks } = await visitor.pageJson();
      expect(experiments.map(({ key }) => key).sort()).toEqual(['home-colour', 'home-order']);
      const arms = experiments.map(({ key, arm }) => `${key}-${arm}`).sort();
      expect(blocks.map(({ id }) => id).sort()).toEqual(arms);
      seen.add(arms.join());
    }
    expect(seen.size).toBe(4);
    const keys = new Set(site.recorded.exposures.map(({ assignment }) => assignment.key));
    expect([...keys].sort()).toEqual(['home-colour', 'home-order']);
    expect(site.recorded.exposures).toHaveLength(160);
  });
});
