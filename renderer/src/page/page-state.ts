import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';

/** What a hydrated block is drawn from. */
export type BlockState = Pick<PageBlock, 'settings' | 'data'>;

/** All that the browser is told about the page beside its HTML. */
export interface PageState {
  readonly catalog: string;
  readonly revision: string;
  readonly page: PageJson['page'];
  /** By id, hydrated blocks only. */
  readonly blocks: Readonly<Record<string, BlockState>>;
}

export const pageStateOf = (page: PageJson, hydrated: readonly PageBlock[]): PageState => ({
  catalog: page.catalog,
  revision: page.revision,
  page: page.page,
  blocks: Object.fromEntries(hydrated.map(({ id, settings, data }) => [id, { settings, data }])),
});
