import type { PageBlock } from '@broadsheet/contract/page-json';
import { loadSingleBlocks } from './load/load-page.ts';
import { planBlocks, requireRevision } from './plan/plan-blocks.ts';
import { findViewer } from './request/find-viewer.ts';
import type { PageRequest } from './request/page-request.ts';
import type { PageDeps } from './serve-page.ts';

/** A block that misses its second deadline too is marked, so that the client does not request it a third time. */
const asLast = (block: PageBlock): PageBlock =>
  block.state === 'deferred'
    ? { ...block, state: 'failed', error: { code: 'SERVICE_UNAVAILABLE' } }
    : block;

/**
 * Loads single blocks of a page again; blocks with nothing to show are omitted.
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
  const plan = planBlocks(deps, request, viewer, revision, ids);
  const loaded = await loadSingleBlocks(deps, plan);
  const blocks = loaded.map(asLast);
  if (!withHtml) return blocks;
  const { site, preview, log } = request;
  const scope = { site, page: plan.page.match.kind, isPreview: preview !== null };
  return deps.rendering.blocks(blocks, scope, log).rendered;
};
