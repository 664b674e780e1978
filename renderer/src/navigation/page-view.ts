import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import { type PageState, pageStateOf } from '../page/page-state.ts';
import { seoTags } from '../page/seo-tags.ts';

/** A page as it can be shown at any time, now or when someone comes back to it. */
export interface PageView {
  readonly state: PageState;
  /** HTML of the parts of the head that change from page to page. */
  readonly head: string;
  /** HTML of the blocks of all regions. */
  readonly html: string;
}

const allBlocks = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [block, ...allBlocks(Object.values(block.slots ?? {}).flat())]);

/** From a page JSON that was asked for with its HTML. */
export const viewOfPage = (page: PageJson): PageView => ({
  state: pageStateOf(page, allBlocks(page.blocks)),
  head: seoTags(page.seo),
  html: page.blocks.map((block) => block.html ?? '').join(''),
});
