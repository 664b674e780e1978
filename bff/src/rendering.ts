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
    (log: FastifyBaseLogger, note: () => void): BlockReport =>
    ({ id, type, error }) => {
      note();
      onUnrendered(type);
      log.error({ block: id, type, err: error }, 'block could not be rendered');
    };
  const contextOf = ({ brand, themeHref }: Site) => ({ brand, themeHref });
  /** What was drawn, and whether every block could be. */
  const draw = <Drawn>(log: FastifyBaseLogger, work: (report: BlockReport) => Drawn) => {
    let isWhole = true;
    const spoil = (): void => {
      isWhole = false;
    };
    const drawn = work(reportTo(log, spoil));
    return { drawn, isWhole };
  };
  return {
    page: (page: PageJson, site: Site, log: FastifyBaseLogger) =>
      draw(log, (report) => renderer.renderPage(page, contextOf(site), report)),
    blocks: (blocks: readonly PageBlock[], site: Site, log: FastifyBaseLogger) =>
      draw(log, (report) => renderer.renderBlocks(blocks, contextOf(site), report)),
  };
};
export type Rendering = ReturnType<typeof createRendering>;
