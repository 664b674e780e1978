import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import { type PageState, pageStateOf } from '../page/page-state.ts';
import { seoTags } from '../page/seo-tags.ts';

/** A page that can be shown now or after going back. */
export interface PageView {
  readonly state: PageState;
  /** HTML of the page's own head elements. */
  readonly head: string;
  /** HTML of the blocks of all regions. */
  readonly html: string;
}

const allBlocks = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [block, ...allBlocks(Object.values(block.slots ?? {}).flat())]);

/** The view of a page JSON that was requested with its HTML. */
export const viewOfPage = (page: PageJson): PageView => ({
  state: pageStateOf(page, allBlocks(page.blocks)),
  head: seoTags(page.seo),
  html: page.blocks.map((block) => block.html ?? '').join(''),
});
