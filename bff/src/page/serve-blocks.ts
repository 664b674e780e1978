import type { PageBlock } from '@broadsheet/contract/page-json';
import { loadSingleBlocks } from './load/load-page.ts';
import { planBlocks, requireRevision } from './plan/plan-blocks.ts';
import { findViewer } from './request/find-viewer.ts';
import type { PageRequest } from './request/page-request.ts';
import type { PageDeps } from './serve-page.ts';

/** A block that had no time the second time either is not requested a third time: it says so. */
const asLast = (block: PageBlock): PageBlock =>
  block.state === 'deferred'
    ? { ...block, state: 'failed', error: { code: 'SERVICE_UNAVAILABLE' } }
    : block;

/**
 * Single blocks of a page, loaded anew; those with nothing to show are left out.
 * @param withHtml whether each carries its HTML. Throws as `planBlocks` does.
 */
export const serveBlocks = async (
  deps: PageDeps,
  request: PageRequest,
  revision: string,
  ids: readonly string[],
  withHtml: boolean,
): Promise<readonly PageBlock[]> => {
  requireRevision(request, revision);
  const viewer = await findViewer(request);
  const plan = planBlocks(deps.experiments, request, viewer, revision, ids);
  const loaded = await loadSingleBlocks(deps, plan);
  const blocks = loaded.map(asLast);
  if (!withHtml) return blocks;
  const { site, preview, log } = request;
  const scope = { site, page: plan.page.match.kind, isPreview: preview !== null };
  return deps.rendering.blocks(blocks, scope, log).rendered;
};
