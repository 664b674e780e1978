import type { AudienceCount } from '@broadsheet/contract/audience-count';
import type { PageName } from '@broadsheet/contract/page-name';
import { type AudiencePart, includesAudience } from '@broadsheet/layout-engine/diff/audience-part';
import { describeAudience } from '@broadsheet/layout-engine/diff/describe-audience';
import type { BlockChange } from '@broadsheet/layout-engine/diff/diff-blocks';
import { diffLayouts } from '@broadsheet/layout-engine/diff/diff-layouts';
import { diffValues, type ValueChange } from '@broadsheet/layout-engine/diff/diff-values';
import type { LoadedContent } from './load-content.ts';
import type { ContentFile } from './read-content-files.ts';

/** Recorded views of the affected audiences, and of the whole page; null without records. */
export interface Share {
  readonly views: number;
  readonly of: number;
}

export interface AudienceDiff {
  /** As text, for disjoint audiences. */
  readonly who: readonly string[];
  readonly audiences: readonly AudiencePart[];
  readonly share: Share | null;
  readonly blocks: readonly BlockChange[];
}

export interface PageDiff {
  readonly page: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly share: Share | null;
  /** Empty without a visible change; null when there are too many audiences to compare. */
  readonly changes: readonly AudienceDiff[] | null;
}

export interface FileDiff {
  readonly file: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What differs in a JSON file; empty for others. */
  readonly values: readonly ValueChange[];
}

export interface ContentDiff {
  readonly pages: readonly PageDiff[];
  /** Files other than layouts: brand configs, banners, texts, experiments, SEO texts. */
  readonly files: readonly FileDiff[];
}

export interface ContentSide {
  readonly files: readonly ContentFile[];
  readonly loaded: Pick<LoadedContent, 'pages'>;
}

const kindOf = (before: unknown, after: unknown) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

/** The share of recorded views by people of some parts; null without records. */
export const shareOf = (
  counts: readonly AudienceCount[],
  parts: readonly AudiencePart[],
): Share | null => {
  const sum = (rows: readonly AudienceCount[]) =>
    rows.reduce((total, { views }) => total + views, 0);
  const of = sum(counts);
  if (of === 0) return null;
  const met = counts.filter((row) => parts.some((part) => includesAudience(part, row)));
  return { views: sum(met), of };
};

const diffPage = (
  page: PageName,
  before: ContentSide,
  after: ContentSide,
  counts: readonly AudienceCount[],
): PageDiff | null => {
  const [was, is] = [before.loaded.pages.get(page), after.loaded.pages.get(page)];
  const everybody = [{ fields: [], times: [] }];
  if (!was || !is)
    return { page, kind: kindOf(was, is), share: shareOf(counts, everybody), changes: [] };
  if (diffValues(was.layout, is.layout).length === 0) return null;
  const changes = diffLayouts(was.compiled, is.compiled);
  const all = changes?.flatMap(({ audiences }) => audiences);
  return {
    page,
    kind: 'changed',
    share: all ? shareOf(counts, all) : null,
    changes:
      changes?.map(({ audiences, blocks }) => ({
        who: audiences.map(describeAudience),
        audiences,
        share: shareOf(counts, audiences),
        blocks,
      })) ?? null,
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const diffFile = (file: string, before?: ContentFile, after?: ContentFile): FileDiff | null => {
  const [was, is] = [before?.text ?? undefined, after?.text ?? undefined];
  if (was === is) return null;
  const isJson = file.endsWith('.json') && was !== undefined && is !== undefined;
  const values = isJson ? diffValues(parse(was), parse(is)) : [];
  return isJson && values.length === 0 ? null : { file, kind: kindOf(was, is), values };
};

const byName = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/**
 * What publishing `after` instead of `before` changes, and for whom. Pure.
 * @param counts recorded views; without any, shares are null.
 */
export const diffContent = (
  before: ContentSide,
  after: ContentSide,
  counts: readonly AudienceCount[],
): ContentDiff => {
  const pages = byName([...before.loaded.pages.keys(), ...after.loaded.pages.keys()]);
  const layouts = new Set(pages.map((page) => `layouts/${page}.json`));
  const find = ({ files }: ContentSide, name: string) => files.find(({ file }) => file === name);
  const files = byName([...before.files, ...after.files].map(({ file }) => file));
  return {
    pages: pages.flatMap((page) => {
      const rows = counts.filter((row) => row.page === page);
      return diffPage(page as PageName, before, after, rows) ?? [];
    }),
    files: files.flatMap((file) =>
      layouts.has(file) ? [] : (diffFile(file, find(before, file), find(after, file)) ?? []),
    ),
  };
};
