import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { BlockReport, PageRenderer } from '@broadsheet/contract/page-renderer';
import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../../site/site.ts';
import type { BlockReports, ReportScope } from '../load/block-report.ts';

export interface RenderingDeps {
  readonly renderer: PageRenderer;
  readonly isProduction: boolean;
  readonly onUnrendered: BlockReports['unrendered'];
}

/** Where blocks are to be shown. */
export interface RenderScope extends Pick<ReportScope, 'page' | 'isPreview'> {
  readonly site: Site;
}

/** The renderer, with a block that throws written to the log and counted. */
export const createRendering = ({ renderer, isProduction, onUnrendered }: RenderingDeps) => {
  const reportTo =
    (
      { site, page, isPreview }: RenderScope,
      log: FastifyBaseLogger,
      note: () => void,
    ): BlockReport =>
    ({ id, type, error }) => {
      const { brand, rollout } = site;
      note();
      onUnrendered({ brand: brand.brand, page, rollout, isPreview }, { id, type });
      log.error({ block: id, type, err: error }, 'block could not be rendered');
    };
  const contextOf = ({ brand, themeHref }: Site) => ({
    brand,
    themeHref,
    hasHostCookies: isProduction,
  });
  /** What was drawn, and whether every block could be. */
  const draw = <Drawn>(
    place: RenderScope,
    log: FastifyBaseLogger,
    work: (report: BlockReport) => Drawn,
  ) => {
    let isWhole = true;
    const spoil = (): void => {
      isWhole = false;
    };
    const drawn = work(reportTo(place, log, spoil));
    return { drawn, isComplete: isWhole };
  };
  return {
    page: (page: PageJson, site: Site, log: FastifyBaseLogger) =>
      draw({ site, page: page.page.kind, isPreview: page.preview !== undefined }, log, (report) =>
        renderer.renderPage(page, contextOf(site), report),
      ),
    blocks: (blocks: readonly PageBlock[], place: RenderScope, log: FastifyBaseLogger) =>
      draw(place, log, (report) => renderer.renderBlocks(blocks, contextOf(place.site), report)),
  };
};
export type Rendering = ReturnType<typeof createRendering>;
