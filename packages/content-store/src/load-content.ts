import { createHash } from 'node:crypto';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import type { Layout } from '@broadsheet/contract/layout';
import { isPageLayoutName, type PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import { checkLayout } from '@broadsheet/layout-engine/check-layout';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import { checkBannerSources } from './check-banner-sources.ts';
import { checkBrandsTogether, missingBrands, readBrandConfig } from './check-brand-config.ts';
import { checkSeoFile } from './check-seo-file.ts';
import { judgeTexts } from './judge-texts.ts';
import { missingTexts, type NamedText, namedTexts, shownTexts } from './named-texts.ts';
import { readBanners } from './read-banners.ts';
import type { ContentFile } from './read-content-files.ts';
import type { PageSnapshot, Snapshot } from './snapshot.ts';

export interface LoadedContent {
  /** Null when any brand's config is missing or at fault. */
  readonly brands: Snapshot['brands'] | null;
  /** The pages without a fault. */
  readonly pages: ReadonlyMap<PageLayoutName, PageSnapshot>;
  /** Null where a file cannot be read as a whole: its last good banners may stay. */
  readonly banners: Snapshot['banners'];
  readonly texts: Snapshot['texts'];
  /** What keeps this content from serving. */
  readonly findings: readonly Finding[];
  /** Faults that cost only the row or the file they stand in: all else serves. */
  readonly leftOut: readonly Finding[];
  readonly layoutMemo: LayoutMemo;
}

interface JudgedLayout {
  readonly page: PageSnapshot | null;
  readonly named: readonly NamedText[];
  readonly findings: readonly Finding[];
}

/** What was found of each text, so that a reload proves only the pages that changed. */
export type LayoutMemo = ReadonlyMap<string, JudgedLayout>;

const revisionOf = (parts: unknown): `sha256:${string}` =>
  `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;

const createPage = (
  kind: PageLayoutName,
  layout: Layout,
  definitions: BlockDefinitions,
): PageSnapshot => {
  const compiled = compileLayout(layout, definitions);
  const versions = compiled.blocks.map(({ definition }) => [definition.type, definition.version]);
  return { kind, revision: revisionOf([layout, versions]), compiled, layout };
};

const judgeLayout = (
  { file, text, fault }: ContentFile,
  definitions: BlockDefinitions,
  brands: readonly BrandConfig[],
): JudgedLayout => {
  if (text === null) return { page: null, named: [], findings: fault ? [fault] : [] };
  const { layout, source, findings } = parseLayout(file, text);
  if (!layout) return { page: null, named: [], findings };
  const faults = checkLayout({ layout, source, definitions, brands });
  const { page } = layout;
  if (faults.length > 0 || !isPageLayoutName(page))
    return { page: null, named: [], findings: faults };
  const named = namedTexts(layout, source, definitions);
  return { page: createPage(page, layout, definitions), named, findings: [] };
};

/** The page as it reads with its texts; null when a brand would find one missing. */
const withTexts = (
  { page, named }: JudgedLayout,
  texts: ReadonlyMap<string, string>,
): PageSnapshot | null => {
  if (!page || named.length === 0) return page;
  const shown = shownTexts(named, texts);
  return shown.includes(null) ? null : { ...page, revision: revisionOf([page.revision, shown]) };
};

const loadBrands = (files: readonly ContentFile[]): Pick<LoadedContent, 'brands' | 'findings'> => {
  const read = files.map(({ file, text, fault }) =>
    text === null
      ? { config: null, source: null, findings: fault ? [fault] : [] }
      : readBrandConfig(file, text),
  );
  const findings = [
    ...read.flatMap((each) => each.findings),
    ...checkBrandsTogether(read),
    ...missingBrands(files.map(({ name }) => name)),
  ];
  if (findings.length > 0) return { brands: null, findings };
  const configs = new Map(read.flatMap(({ config }) => (config ? [[config.brand, config]] : [])));
  const brands = Object.fromEntries(BRANDS.map((brand) => [brand, configs.get(brand)]));
  return { brands: brands as Record<Brand, BrandConfig>, findings };
};

const loadBanners = (
  files: readonly ContentFile[],
  brands: readonly BrandConfig[],
): { banners: Map<string, readonly PromoBanner[] | null>; findings: Finding[] } => {
  const banners = new Map<string, readonly PromoBanner[] | null>();
  const findings: Finding[] = [];
  for (const { file, name, text, fault } of files) {
    const read = text === null ? null : readBanners(file, text, brands);
    banners.set(name, read?.banners ?? null);
    findings.push(...(read?.findings ?? []), ...(fault ? [fault] : []));
  }
  return { banners, findings };
};

/** Judges all files of a directory; what is sound is compiled, the rest is findings. */
export const loadContent = (
  files: readonly ContentFile[],
  definitions: BlockDefinitions,
  known: LayoutMemo = new Map(),
): LoadedContent => {
  const { brands, findings } = loadBrands(files.filter(({ folder }) => folder === 'brand-configs'));
  const configs = brands ? BRANDS.map((brand) => brands[brand]) : [];
  const places = configs.map(({ cities, categories }) => [cities, categories]);
  const context = revisionOf(places);
  const layoutMemo = new Map<string, JudgedLayout>();
  const pages = new Map<PageLayoutName, PageSnapshot>();
  const layouts = files.filter(({ folder }) => folder === 'layouts');
  const textFiles = files.filter(({ folder }) => folder === 'layouts/content');
  const kinds = new Set(layouts.map(({ name }) => name));
  const { texts, findings: textFindings } = judgeTexts(textFiles, configs, kinds);
  const textNames = new Set(textFiles.map(({ name }) => name));
  const all = [...findings, ...textFindings];
  for (const file of layouts) {
    const key = JSON.stringify([context, file.file, file.text, file.fault?.message]);
    const judged = known.get(key) ?? judgeLayout(file, definitions, configs);
    layoutMemo.set(key, judged);
    all.push(...judged.findings, ...missingTexts(judged.named, textNames));
    const page = withTexts(judged, texts);
    if (page) pages.set(page.kind, page);
  }
  const { banners, findings: rows } = loadBanners(
    files.filter(({ folder }) => folder === 'layouts/banners'),
    configs,
  );
  const bannerNames = new Set(banners.keys());
  const sources = files.flatMap((file) => {
    const page = file.folder === 'layouts' && isPageLayoutName(file.name) && pages.get(file.name);
    return page ? checkBannerSources(file, page.layout, definitions, bannerNames) : [];
  });
  const seo = files.filter(({ folder }) => folder === 'layouts/seo').flatMap(checkSeoFile);
  return {
    brands,
    pages,
    banners,
    texts,
    findings: all,
    leftOut: [...sources, ...rows, ...seo],
    layoutMemo,
  };
};

export const createSnapshot = (content: Omit<Snapshot, 'revision'>): Snapshot => {
  const pages = [...content.pages.values()].map(({ kind, revision }) => [kind, revision]);
  return { revision: revisionOf([content.brands, pages, [...content.banners]]), ...content };
};

/** The banners of each file; where a file cannot be read, those that it last had. */
export const keepLastBanners = (
  banners: Snapshot['banners'],
  last: Snapshot['banners'],
): Snapshot['banners'] =>
  new Map([...banners].map(([name, rows]) => [name, rows ?? last.get(name) ?? null]));
