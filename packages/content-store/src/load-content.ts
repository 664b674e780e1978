import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { Metrics } from '@broadsheet/contract/metrics';
import type { PageName } from '@broadsheet/contract/page-name';
import type { WrittenExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { checkBannerSources } from './check-banner-sources.ts';
import { isProofFailure, type KnownProofs, NO_PROOFS } from './known-proofs.ts';
import { createLayoutKey } from './layout-key.ts';
import { missingTexts, shownTexts } from './list-text-references.ts';
import { messageRevisions } from './message-revisions.ts';
import type { NamedImage } from './named-image.ts';
import { readAddresses } from './read-addresses.ts';
import { readAudiences } from './read-audiences.ts';
import type { BannerEnd, BannerTime } from './read-banners.ts';
import { type ContentFile, isLayoutFile, isTextFile } from './read-content-files.ts';
import { readExperiments } from './read-experiments.ts';
import { readMetrics } from './read-metrics.ts';
import { rememberLast } from './remember-last.ts';
import type { PageSnapshot, Snapshot } from './snapshot.ts';
import { validateBanners } from './validate-banners.ts';
import { validateBlogs } from './validate-blogs.ts';
import { validateBrandFiles } from './validate-brand-files.ts';
import { validateBrands } from './validate-brands.ts';
import { validateExperiments } from './validate-experiments.ts';
import { takeVerdict, type ValidatedLayout, validateLayout, withTexts } from './validate-layout.ts';
import { validateMessages } from './validate-messages.ts';
import { validatePictures } from './validate-pictures.ts';
import { validateSeo } from './validate-seo.ts';
import { validateTexts } from './validate-texts.ts';
import { validateTitles } from './validate-titles.ts';
import { type NamedVideoFile, videosOfFile } from './videos-of-file.ts';

export interface LoadedContent {
  /** Null when any brand's config is missing or at fault. */
  readonly brands: Snapshot['brands'] | null;
  /** The pages without a fault. */
  readonly pages: ReadonlyMap<PageName, PageSnapshot>;
  readonly addresses: Snapshot['addresses'];
  /** Null for an unreadable file: its last valid banners may stay. */
  readonly banners: Snapshot['banners'];
  readonly texts: Snapshot['texts'];
  readonly messages: Snapshot['messages'];
  readonly builtInMessages: Snapshot['builtInMessages'];
  /** Empty where their file has a fault. */
  readonly experiments: Experiments;
  /** Empty where their file cannot be read. */
  readonly metrics: Metrics;
  /** Their file as written, even with semantic faults; null where it is missing or has the wrong shape. */
  readonly written: WrittenExperiments | null;
  /** The faults that prevent serving this content. */
  readonly findings: readonly Finding[];
  /** Faults that affect only their own row or file: everything else is served. */
  readonly leftOut: readonly Finding[];
  readonly bannerEnds: readonly BannerEnd[];
  readonly bannerTimes: readonly BannerTime[];
  /** The Studio pictures that content names. */
  readonly images: readonly NamedImage[];
  /** The videos and captions of this site that content names. */
  readonly videos: readonly NamedVideoFile[];
  readonly layoutMemo: LayoutMemo;
}

/** The results of each text, so that a reload only proves changed pages. */
export type LayoutMemo = ReadonlyMap<string, ValidatedLayout>;

/** Everything known about a layout before it is validated. */
const verdictOf = (
  key: string,
  { verdicts, isTrusted }: KnownProofs,
): readonly Finding[] | undefined => verdicts.get(key) ?? (isTrusted(key) ? [] : undefined);

const bannerSources = rememberLast(checkBannerSources);

const isOfArticle = ({ file }: Finding): boolean => file.startsWith('layouts/blogs/');

/** Validates all files of a directory; valid ones are compiled, faults become findings. */
export const loadContent = (
  files: readonly ContentFile[],
  definitions: BlockDefinitions,
  known: LayoutMemo = new Map(),
  proofs: KnownProofs = NO_PROOFS,
): LoadedContent => {
  const { brands, configs, findings } = validateBrands(files, proofs.isTrusted);
  const { audiences, findings: audienceFaults } = readAudiences(files, configs);
  const read = readExperiments(files, audiences);
  const located = readAddresses(files, configs);
  const { addresses } = located;
  const facts = { brands: configs, experiments: read.experiments, audiences, addresses };
  const keyOf = createLayoutKey(facts);
  const layouts = files.filter(isLayoutFile);
  const textFiles = files.filter(isTextFile);
  const kinds = layouts.map(({ name }) => name);
  const { texts, findings: textFindings } = validateTexts(
    textFiles,
    configs,
    kinds,
    addresses,
    proofs.isTrusted,
  );
  const rows = validateBanners(files, configs, addresses, audiences);
  const messages = validateMessages(files);
  const revisionsOf = messageRevisions(messages.messages, definitions);
  const textNames = new Set(textFiles.map(({ name }) => name));
  const layoutMemo = new Map<string, ValidatedLayout>();
  const validatedLayouts = new Map<string, ValidatedLayout>();
  const pages = new Map<PageName, PageSnapshot>();
  const articles = textFindings.filter(isOfArticle);
  const all = [...findings, ...textFindings.filter((finding) => !isOfArticle(finding))];
  const mild: Finding[] = [];
  const pictures = validatePictures(files, rows.images);
  for (const file of layouts) {
    const key = keyOf(file);
    const verdict = known.has(key) ? undefined : verdictOf(key, proofs);
    const validated =
      known.get(key) ??
      (verdict
        ? takeVerdict(file, verdict, definitions, facts)
        : validateLayout(file, definitions, facts));
    if (!validated.findings.some(isProofFailure)) layoutMemo.set(key, validated);
    validatedLayouts.set(file.name, validated);
    all.push(...validated.findings, ...missingTexts(validated.named, textNames));
    const shown = shownTexts(validated.named, texts);
    if (!validated.page || !shown) continue;
    mild.push(...validated.renamed);
    pages.set(
      validated.page.name,
      withTexts(validated.page, [...shown, ...revisionsOf(validated.page)]),
    );
    const { layout } = validated.page;
    mild.push(...bannerSources(file, layout, definitions, [...rows.banners.keys()]));
  }
  const tested = validateExperiments(read, readMetrics(files), facts, validatedLayouts);
  const { findings: faults } = tested;
  const seo = validateSeo(files, proofs.isTrusted);
  const blogs = validateBlogs(files, configs, addresses, proofs.isTrusted);
  return {
    brands,
    pages,
    addresses,
    banners: rows.banners,
    texts,
    messages: messages.messages,
    builtInMessages: messages.builtIn,
    ...tested,
    written: read.written,
    findings: [...all, ...messages.unreadable, ...located.unreadable, ...audienceFaults, ...faults],
    leftOut: [
      ...mild,
      ...located.findings,
      ...rows.findings,
      ...messages.findings,
      ...seo,
      ...validateTitles(files),
      ...blogs,
      ...articles,
      ...validateBrandFiles(files, proofs.isTrusted),
      ...pictures.findings,
    ],
    bannerEnds: rows.ends,
    bannerTimes: rows.times,
    images: pictures.images,
    videos: files.flatMap(videosOfFile),
    layoutMemo,
  };
};
