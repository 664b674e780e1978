import { createFragment, type Fragment } from '@broadsheet/contract/fragment';
import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { BlockReport, PageRenderer, RenderContext } from '@broadsheet/contract/page-renderer';
import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../../site/site.ts';
import type { BlockReports, ReportScope } from '../load/block-report.ts';
import type { PageRequest } from '../request/page-request.ts';

export interface RenderingDeps {
  readonly renderer: PageRenderer;
  readonly isProduction: boolean;
  readonly onUnrendered: BlockReports['unrendered'];
}

/** Where blocks are to be shown. */
export interface RenderScope extends Pick<ReportScope, 'page' | 'isPreview'> {
  readonly site: Site;
}

/** The rendered output, and whether every block could be rendered. */
interface Rendered<Value> {
  readonly rendered: Value;
  readonly isComplete: boolean;
}

/** The renderer, with a block that throws written to the log and counted. */
export const createRendering = ({ renderer, isProduction, onUnrendered }: RenderingDeps) => {
  const contextOf = ({ brand, snapshot, themeHref }: Site): RenderContext => ({
    brand,
    themeHref,
    messages: snapshot.messages[brand.brand],
    hasHostCookies: isProduction,
  });
  const reportOf =
    (
      { site, page, isPreview }: RenderScope,
      log: FastifyBaseLogger,
      failed: string[],
    ): BlockReport =>
    ({ id, type, error }) => {
      const { brand, rollout } = site;
      failed.push(id);
      onUnrendered({ brand: brand.brand, page, rollout, isPreview }, { id, type });
      log.error({ block: id, type, err: error }, 'block could not be rendered');
    };
  return {
    page: (
      page: PageJson,
      scope: RenderScope,
      log: FastifyBaseLogger,
    ): Rendered<ReturnType<PageRenderer['renderPage']>> => {
      const failed: string[] = [];
      const report = reportOf(scope, log, failed);
      const rendered = renderer.renderPage(page, contextOf(scope.site), report);
      return { rendered, isComplete: failed.length === 0 };
    },
    blocks: (
      blocks: readonly PageBlock[],
      scope: RenderScope,
      log: FastifyBaseLogger,
    ): Rendered<PageBlock[]> => {
      const failed: string[] = [];
      const report = reportOf(scope, log, failed);
      const rendered = renderer.renderBlocks(blocks, contextOf(scope.site), report);
      return { rendered, isComplete: failed.length === 0 };
    },
  };
};
export type Rendering = ReturnType<typeof createRendering>;

/** The form that a page is requested in. */
export type PageFormat = 'html' | 'json' | 'json with html';

export interface RenderedPage {
  readonly fragments: readonly Fragment[];
  /** False when a block could not be rendered. */
  readonly isComplete: boolean;
}

const toJson = (page: PageJson): readonly Fragment[] => [
  createFragment(JSON.stringify(page), false),
];

/** Renders page JSON in one of its formats. */
export const renderPage = (
  rendering: Rendering,
  format: PageFormat,
  page: PageJson,
  { site, log, preview }: PageRequest,
): RenderedPage => {
  if (format === 'json') return { fragments: toJson(page), isComplete: true };
  const scope = { site, page: page.page.kind, isPreview: preview !== null };
  if (format === 'html') {
    const { rendered, isComplete } = rendering.page(page, scope, log);
    return { fragments: rendered, isComplete };
  }
  const { rendered, isComplete } = rendering.blocks(page.blocks, scope, log);
  return { fragments: toJson({ ...page, blocks: rendered }), isComplete };
};
