import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { type BenchSite, BFF, withBenchSite } from '../servers/bench-site.ts';
import { fetchAnswer } from '../servers/request.ts';
import { htmlTable, measureHtml } from './html-sizes.ts';
import { type PageAssets, readPageAssets } from './page-assets.ts';

export const SIZE_METHOD: readonly string[] = [
  'Files that the HTML of each page loads at once: the entry and the preloaded chunks, the theme and the styles.',
  'Code that a page loads on first intent, fonts and pictures are not included. Each file is compressed separately, with',
  'gzip 9 and Brotli 11. Pages that name the same files share a row. HTML is measured as sent, of one page a kind.',
];

interface Size {
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

const sizeOf = (bytes: Buffer): Size => ({
  plain: bytes.length,
  gzip: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length,
  brotli: brotliCompressSync(bytes).length,
});

const totalOf = (sizes: readonly Size[]): Size => ({
  plain: sizes.reduce((sum, { plain }) => sum + plain, 0),
  gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
});

const formatSize = ({ plain, gzip, brotli }: Size): string =>
  [plain, gzip, brotli].map((bytes) => bytes.toLocaleString('en')).join(' | ');

type Get = (path: string) => Promise<Response>;

interface Page {
  readonly kind: string;
  readonly path: string;
}

/** One page of every kind. */
const listPages = async (get: Get): Promise<Page[]> => {
  const addresses = await readPageAddresses({ request: (_, path) => get(path) }, 'tech');
  return Object.entries(addresses).map(([kind, [path = '/']]) => ({ kind, path }));
};

/** Kinds of pages by the files that they name. */
const readAssets = async (
  pages: readonly Page[],
  get: Get,
): Promise<{ kinds: string[]; assets: PageAssets }[]> => {
  const found = new Map<string, { kinds: string[]; assets: PageAssets }>();
  for (const { kind, path } of pages) {
    const response = await get(path);
    const assets = readPageAssets(await response.text());
    if (assets.scripts.length === 0) throw new Error(`${path} names no script`);
    const key = JSON.stringify(assets);
    const group = found.get(key) ?? { kinds: [], assets };
    group.kinds.push(kind);
    found.set(key, group);
  }
  return [...found.values()];
};

const measure = async (site: BenchSite): Promise<string[]> => {
  const { url } = await site.start(BFF, await site.contentOf('as it is'));
  const get: Get = (path) => fetch(`${url}${path}`, { redirect: 'manual' });
  const sizes = new Map<string, Promise<Size>>();
  const measureFile = (href: string): Promise<Size> => {
    const size =
      sizes.get(href) ?? get(href).then(async (r) => sizeOf(Buffer.from(await r.arrayBuffer())));
    sizes.set(href, size);
    return size;
  };
  const totals = async (hrefs: readonly string[]) =>
    totalOf(await Promise.all(hrefs.map(measureFile)));
  const pages = await listPages(get);
  const rows: string[] = [];
  for (const { kinds, assets } of await readAssets(pages, get)) {
    const [scripts, styles] = [await totals(assets.scripts), await totals(assets.stylesheets)];
    const cells = [
      kinds.join(', '),
      assets.scripts.length,
      formatSize(scripts),
      formatSize(styles),
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  return [
    '| pages | scripts | JS, bytes | gzip | Brotli | CSS, bytes | gzip | Brotli |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...htmlTable(
      await measureHtml(pages, (path, headers) => fetchAnswer(`${url}${path}`, headers)),
    ),
  ];
};

/** Bytes of JavaScript, CSS and HTML of every kind of page, as lines of Markdown. */
export const benchSize = (): Promise<string[]> => withBenchSite(measure);
