import { CatalogueError } from '@broadsheet/contract/errors';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { Reader } from '../session/reader.ts';
import { loadBlocks } from './load-blocks.ts';
import { askOfKnown, type PageAsk } from './page-ask.ts';
import { withPageLoading } from './page-loading.ts';
import type { PageDeps } from './produce-page.ts';
import { readersOf } from './readers.ts';
import { selectPagePlan } from './select-page-plan.ts';
import { isForSeekers, withReader } from './with-reader.ts';

const findPlanned = (blocks: readonly PlanBlock[], id: string): PlanBlock | undefined => {
  for (const block of blocks) {
    if (block.id === id) return block;
    const inside = findPlanned(Object.values(block.slots ?? {}).flat(), id);
    if (inside) return inside;
  }
  return undefined;
};

const requireSeeker = ({ state }: Reader): void => {
  if (state === 'seeker') return;
  throw new CatalogueError(state === 'unreachable' ? 'SERVICE_UNAVAILABLE' : 'UNAUTHORIZED');
};

/** An address whose thing is gone shows the blocks of `notfound`, which may be asked for again too. */
const matchOfRevision = (ask: PageAsk, revision: string): PageMatch => {
  const match = resolvePage(ask.site.brand, ask.path);
  if ('redirect' in match) throw new CatalogueError('REVISION_GONE');
  const missing: PageMatch = { ...match, kind: 'notfound', params: {} };
  const found = [match, missing].find(
    ({ kind }) => ask.site.snapshot.pages.get(kind)?.revision === revision,
  );
  if (!found) throw new CatalogueError('REVISION_GONE');
  return found;
};

export interface SingleBlocks {
  /** The kind of the page that they stand on. */
  readonly page: string;
  readonly blocks: readonly PageBlock[];
}

/**
 * Single blocks of a page, loaded anew; those with nothing to show are left out.
 * Throws REVISION_GONE when the page has another content now, VALIDATION for an unknown id, UNAUTHORIZED for a
 * seeker's page that a visitor asks for.
 */
export const produceBlocks = async (
  deps: PageDeps,
  asked: PageAsk,
  revision: string,
  ids: readonly string[],
): Promise<SingleBlocks> => {
  const match = matchOfRevision(asked, revision);
  const ask = await withReader(asked);
  if (isForSeekers(match)) requireSeeker(ask.reader);
  const page = ask.site.snapshot.pages.get(match.kind);
  if (!page) throw new CatalogueError('REVISION_GONE');
  const { plan, audience } = selectPagePlan(deps.experiments, askOfKnown(ask), match, page);
  const planned = ids.map((id) => {
    const block = findPlanned(plan.blocks, id);
    if (block) return block;
    const details = [{ path: 'querystring/ids', message: `no block ${id} stands on this page` }];
    throw new CatalogueError('VALIDATION', { details });
  });
  return withPageLoading(deps, ask, match, readersOf(audience, false), async ({ load }) => {
    const { blocks } = await loadBlocks(planned, load);
    return { page: match.kind, blocks };
  });
};
