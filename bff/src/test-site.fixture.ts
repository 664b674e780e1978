import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ContentStore, openContentStore } from '@broadsheet/content-store/open-content-store';
import type { Audience } from '@broadsheet/contract/audience';
import { defineBlock } from '@broadsheet/contract/block-definition';
import { type BlockLoader, defineLoader } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { CALLS } from '@broadsheet/contract/calls';
import { settings } from '@broadsheet/contract/calls/account';
import { jobDetail, search, tags } from '@broadsheet/contract/calls/job';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { TrackedEvent } from '@broadsheet/contract/events';
import type { LayoutBlock } from '@broadsheet/contract/layout';
import type { Conversion, Exposure, Recorder } from '@broadsheet/experiments/recording/recorder';
import type { EventPipe } from '@broadsheet/tracking/event-pipe';
import { createUpstream, type UpstreamOptions } from '@broadsheet/upstream/create-upstream';
import { type Answer, json, startFaultServer } from '@broadsheet/upstream/fault-server.fixture';
import type { FastifyInstance, InjectOptions } from 'fastify';
import Type from 'typebox';
import { type AppDeps, createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createBffAssigner } from './experiments/create-bff-assigner.ts';
import { loadCatalogs } from './load-catalogs.ts';
import { loadRenderer } from './load-renderer.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

const palette = {
  accent: '#b44700',
  accentText: '#8a3600',
  onAccent: '#ffffff',
  accentSoft: '#fff1e8',
};
const plan = { name: 'P', description: [], priceRupees: 1, months: 1, perMonthRupees: 1 };

const brandConfig = (brand: Brand): BrandConfig => ({
  brand,
  name: `Broadsheet ${brand}`,
  tagline: 'Jobs',
  hosts: [`${brand}.localhost`, `${brand}.example`],
  colours: { light: palette, dark: palette },
  flags: { competition: false, applyFloatingButton: true },
  links: {
    recruiterLogin: 'https://recruit.example/',
    help: '/faq',
    blog: 'https://blog.example',
    social: {},
  },
  contact: {
    email: 'help@jobs.example',
    phone: '+91 80 4718 0000',
    hours: 'Monday to Friday',
    address: 'Bangalore',
  },
  adverts: [],
  apps: [],
  plans: { earlyApplicant: plan, resumeBuilder: plan, bothSaveRupees: 1 },
  staticAssetVersion: '2.1.3',
  categories: [
    {
      dataId: 1,
      label: 'Backend',
      tag: 'backend',
      tags: [{ dataId: 11, label: 'Java', tag: 'java' }],
    },
  ],
  cities: [
    {
      id: 1,
      label: 'Bangalore',
      slug: 'bangalore',
      synonyms: ['Bengaluru'],
      nearby: [],
      promoted: true,
    },
  ],
});

const text = {
  ...base('text'),
  settings: Type.Object({ text: Type.String({ default: 'Hello' }) }),
};
function base(type: string) {
  return {
    type,
    version: 1,
    title: type,
    description: type,
    settings: Type.Object({ mode: Type.String({ default: '' }) }),
    data: Type.Object({ value: Type.String() }),
    hydrate: 'never',
  } as const;
}

/** Block types as small as they can be; `mode` of `flaky` and `main` says how the loader behaves. */
const definitions = {
  text: defineBlock({ ...text, data: Type.Object({}) }),
  band: defineBlock({ ...base('band'), personal: true }),
  nosy: defineBlock(base('nosy')),
  who: defineBlock({ ...base('who'), personal: true }),
  jobs: defineBlock({ ...base('jobs'), leavesOutBlocked: true }),
  tags: defineBlock(base('tags')),
  notices: defineBlock(base('notices')),
  flaky: defineBlock(base('flaky')),
  later: defineBlock({ ...base('later'), onFailure: 'defer' }),
  main: defineBlock({ ...base('main'), primary: true }),
  job: defineBlock({ ...base('job'), primary: true }),
  aged: defineBlock({
    ...base('aged'),
    version: 2,
    migrations: [({ manner, ...rest }) => ({ ...rest, mode: manner })],
    downgrades: [
      {
        settings: Type.Object({ manner: Type.String() }),
        data: Type.Object({ values: Type.Array(Type.String({ minLength: 1 })) }),
        downgradeSettings: ({ mode }) => ({ manner: mode }),
        downgradeData: ({ value }: { value: string }) => {
          if (value === 'throw') throw new Error('secret: no way back');
          return { values: [value] };
        },
      },
    ],
  }),
  split: defineBlock({ ...base('split'), data: Type.Object({}), slots: { main: {}, aside: {} } }),
};

const misbehave = async (mode: string, signal: AbortSignal): Promise<{ value: string }> => {
  if (mode === 'throw') throw new Error('secret: /etc/passwd');
  if (mode === 'fault') throw new CatalogueError('BAD_GATEWAY');
  if (mode === 'wrong') return { value: 1 } as never;
  if (mode === 'hang') await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return { value: mode };
};

const loaders = {
  text: defineLoader(definitions.text, () => ({ data: {} })),
  band: defineLoader(definitions.band, (_, { audience }) => ({
    data: { value: String(audience.experienceBand) },
  })),
  nosy: defineLoader(definitions.nosy, (_, { audience }) => ({
    data: { value: String(audience.experienceBand) },
  })),
  who: defineLoader(definitions.who, async ({ mode }, { session, audience, call }) => {
    if (session === null) return { data: { value: 'nobody' } };
    if (mode === 'settings') await call(settings, {});
    const { membership, cohort, experienceBand, city } = audience;
    const said = [session.userId, session.authInfo.name, membership, cohort, experienceBand, city];
    return { data: { value: said.join() } };
  }),
  jobs: defineLoader(definitions.jobs, async (_, { call, session }) => {
    const { total } = await call(search, {});
    return { data: { value: `${total} jobs, ${session === null ? 'nobody' : 'somebody'}` } };
  }),
  tags: defineLoader(definitions.tags, async (_, { call }) => {
    const { items } = await call(tags, {});
    return { data: { value: items.map((item) => item.label).join() } };
  }),
  notices: defineLoader(definitions.notices, ({ mode }, { banners }) => ({
    data: {
      value: banners(mode)
        .map(({ title }) => title)
        .join(),
    },
  })),
  flaky: defineLoader(definitions.flaky, async ({ mode }, { signal }) =>
    mode === 'empty' ? { data: null } : { data: await misbehave(mode, signal) },
  ),
  aged: defineLoader(definitions.aged, ({ mode }) => ({ data: { value: mode } })),
  later: defineLoader(definitions.later, async ({ mode }, { signal }) => ({
    data: await misbehave(mode, signal),
  })),
  main: defineLoader(definitions.main, ({ mode }, { page }) => {
    const seo = { title: 'Backend jobs', meta: [{ name: 'x', content: 'y' }] };
    const data = { value: page.params.category ?? '' };
    if (mode === 'gone') return { data, page: { status: 410, seo } };
    if (mode === 'missing') return { data: null, page: { status: 404 } };
    const redirect = { status: 301, location: '/c/backend-jobs?moved' } as const;
    return { data, page: mode === 'moved' ? { redirect } : { status: 200, seo } };
  }),
  job: defineLoader(definitions.job, async (_, { call, page }) => {
    const { title } = await call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } });
    return { data: { value: title } };
  }),
  split: defineLoader(definitions.split, () => ({ data: {} })),
} as const as unknown as Readonly<Record<string, BlockLoader>>;

/** A renderer as the build has it: blocks become their JSON, and a block whose text is "throw" is reported. */
const RENDERER = `
const draw = (block, report) => {
  if (block.settings.text === 'throw') { report({ id: block.id, type: block.type, error: new Error('drawn badly') }); return ''; }
  return '<div data-block-id="' + block.id + '">' + JSON.stringify(block.data) + Object.values(block.slots ?? {}).flat().map((b) => draw(b, report)).join('') + '</div>';
};
export const createRenderer = async () => ({
  renderPage: (page, context, report) => {
    if (page.seo.title === 'break the renderer') throw new Error('secret stack');
    const html = '<!doctype html><title>' + page.seo.title + '</title><link href="' + context.themeHref + '">' + page.blocks.map((b) => draw(b, report)).join('');
    return [{ bytes: Buffer.from(html), isKept: false }];
  },
  renderBlocks: (blocks, context, report) => blocks.map((b) => ({ ...b, html: draw(b, report) })),
});`;

/** Two clients: one that knows everything, and the one before. */
const CATALOGS = [
  { id: 'web@1', blocks: { ...drawnBut('band', 'split'), aged: 1 } },
  { id: 'web@2', blocks: drawnBut() },
];
function drawnBut(...unknown: string[]) {
  const all = Object.values(definitions).map(({ type, version }) => [type, version] as const);
  return Object.fromEntries(all.filter(([type]) => !unknown.includes(type)));
}

type Blocks = Record<string, Omit<LayoutBlock, 'when'> & { when?: object }>;
export const layout = (page: string, blocks: Blocks, more: object = {}) => ({
  [`layouts/${page}.json`]: { page, blocks, order: Object.keys(blocks), ...more },
});

const DEFAULT_FILES = {
  ...layout('home', { hello: { type: 'text' } }),
  ...layout('notfound', { lost: { type: 'text', settings: { text: 'Lost' } } }),
};

/** Writes both brands' configs, a small renderer and the files given. */
export const writeTestFiles = async (
  dir: string,
  files: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const all = {
    'brand-configs/tech.json': brandConfig('tech'),
    'brand-configs/management.json': brandConfig('management'),
    'renderer/client/.vite/manifest.json': {},
    'renderer/client/assets/app-abc.js': 'export {};',
    'renderer/client/secret.txt': 'secret',
    'renderer/package.json': { type: 'module' },
    'renderer/server/entry-server.js': RENDERER,
    'renderer/server/catalogs.json': CATALOGS,
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(
      join(dir, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
};

export const SITE_SECRET = 'a secret of the test site, 32 characters';

/** What a site has recorded, in its order. */
export interface Recorded {
  readonly exposures: Exposure[];
  readonly conversions: Conversion[];
  readonly views: { readonly page: string; readonly audience: Audience }[];
  readonly events: TrackedEvent[];
  /** Visitors whose events were to be removed. */
  readonly forgotten: string[];
}

const noteInto = ({ exposures, conversions, views }: Recorded): Recorder => ({
  exposed: (met) => void exposures.push(...met),
  converted: (conversion) => void conversions.push(conversion),
  viewed: (page, audience) => void views.push({ page, audience }),
  isOpen: () => true,
  close: async () => undefined,
});

const pipeInto = ({ events, forgotten }: Recorded): EventPipe => ({
  note: (made) => void events.push(...made),
  forget: (visitor) => void forgotten.push(visitor),
  isOpen: () => true,
  close: async () => undefined,
});

export interface TestSite {
  readonly app: FastifyInstance;
  readonly dir: string;
  readonly content: ContentStore;
  readonly upstream: ReturnType<typeof createUpstream>;
  readonly service: Awaited<ReturnType<typeof startFaultServer>>;
  /** Parsed lines of the log. */
  readonly logged: Record<string, unknown>[];
  readonly metrics: ReturnType<typeof createMetrics>;
  /** Stays empty where a test has given a recorder of its own. */
  readonly recorded: Recorded;
  closing: boolean;
  readonly ask: (path: string, options?: InjectOptions) => ReturnType<typeof inject>;
  readonly close: () => Promise<void>;
}

const inject = (app: FastifyInstance, url: string, options: InjectOptions = {}) =>
  app.inject({ ...options, url, headers: { host: 'tech.localhost', ...options.headers } });

/** The whole BFF over a folder of literal files, with one service that answers as told. */
export const openTestSite = async (
  options: {
    files?: Record<string, unknown>;
    env?: Record<string, string>;
    service?: Answer;
    now?: () => number;
    recorder?: Recorder;
    events?: EventPipe;
    /** Follow edits of the files. */
    watch?: boolean;
    assign?: AppDeps['assign'];
    calls?: AppDeps['calls'];
    /** That of the services, where real ones stand behind the site. */
    siteSecret?: string;
    /** Stands for the time between tries of a patient call. */
    wait?: UpstreamOptions['wait'];
  } = {},
): Promise<TestSite> => {
  const dir = await mkdtemp(join(tmpdir(), 'bff-'));
  await writeTestFiles(dir, { ...DEFAULT_FILES, ...options.files });
  const service = await startFaultServer(options.service ?? json({ items: [] }));
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const config = loadConfig({
    CONTENT_DIR: dir,
    RENDERER_DIR: join(dir, 'renderer'),
    SERVICES_URL: service.url,
    // What a service answers is told anew for each request of a test.
    CACHE_MB: '0',
    ...options.env,
  });
  const content = await openContentStore({
    dir,
    definitions,
    watch: options.watch ?? false,
    log,
  });
  const metrics = createMetrics();
  const now = options.now ?? Date.now;
  const upstream = createUpstream({
    baseUrls: config.serviceUrls,
    log,
    now: Date.now,
    onCall: metrics.noteCall,
    ...(options.wait ? { wait: options.wait } : {}),
  });
  const renderer = await loadRenderer(config.rendererDir);
  const catalogs = await loadCatalogs(config.rendererDir);
  const isClosing = () => site.closing;
  const recorded: Recorded = {
    exposures: [],
    conversions: [],
    views: [],
    events: [],
    forgotten: [],
  };
  const served = { renderer, catalogs, definitions, loaders };
  const app = await createApp({
    config,
    siteSecret: options.siteSecret ?? SITE_SECRET,
    content,
    upstream,
    ...served,
    calls: options.calls ?? CALLS,
    assign: options.assign ?? createBffAssigner(metrics, log),
    recorder: options.recorder ?? noteInto(recorded),
    events: options.events ?? pipeInto(recorded),
    metrics,
    log,
    now,
    isClosing,
  });
  await app.ready();
  const site: TestSite = {
    app,
    dir,
    content,
    upstream,
    service,
    logged,
    metrics,
    recorded,
    closing: false,
    ask: (path, asked) => inject(app, path, asked),
    close: async () => {
      await app.close();
      await Promise.all([content.close(), upstream.close(), service.close()]);
      await rm(dir, { recursive: true });
    },
  };
  return site;
};
