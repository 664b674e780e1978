import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { LayoutBlock } from '@broadsheet/contract/layout';
import { definitions } from './test-blocks.fixture.ts';

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
  plans: { earlyApplicant: plan, resumeBuilder: plan, proMembership: plan, bothSaveRupees: 0 },
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

const seo = (title: string) => ({ title, description: title, additionalLinkTags: [], meta: [] });

export const DEFAULT_FILES = {
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
    'layouts/seo/home.json': { tech: seo('Home of tech'), management: seo('Home of management') },
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
