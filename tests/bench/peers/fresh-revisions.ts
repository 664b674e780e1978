import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';

const withRevision = (block: PageBlock, mark: string): PageBlock => ({
  ...block,
  revision: `${block.revision}${mark}`,
  ...(block.slots && {
    slots: Object.fromEntries(
      Object.entries(block.slots).map(([name, children]) => [
        name,
        children.map((child) => withRevision(child, mark)),
      ]),
    ),
  }),
});

/** The same page with revisions that no cache contains. @param mark differs each time. Pure. */
export const freshRevisions = <Page extends Pick<PageJson, 'blocks'>>(
  page: Page,
  mark: string,
): Page => ({ ...page, blocks: page.blocks.map((block) => withRevision(block, mark)) });
