import type { Fragment } from '@broadsheet/contract/fragment';
import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { BlockReport, PageRenderer } from '@broadsheet/contract/page-renderer';
import type { FastifyBaseLogger } from 'fastify';
import type { Site } from './site.ts';

export interface RenderingDeps {
  readonly renderer: PageRenderer;
  readonly onUnrendered: (type: string) => void;
}

/** The renderer, with a block that throws written to the log and counted. */
export const createRendering = ({ renderer, onUnrendered }: RenderingDeps) => {
  const reportTo =
    (log: FastifyBaseLogger): BlockReport =>
    ({ id, type, error }) => {
      onUnrendered(type);
      log.error({ block: id, type, err: error }, 'block could not be rendered');
    };
  const contextOf = ({ brand, themeHref }: Site) => ({ brand, themeHref });
  return {
    page: (page: PageJson, site: Site, log: FastifyBaseLogger): readonly Fragment[] =>
      renderer.renderPage(page, contextOf(site), reportTo(log)),
    blocks: (blocks: readonly PageBlock[], site: Site, log: FastifyBaseLogger): PageBlock[] =>
      renderer.renderBlocks(blocks, contextOf(site), reportTo(log)),
  };
};
export type Rendering = ReturnType<typeof createRendering>;
