import { AppError } from '@broadsheet/contract/errors';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { ROLLOUT_ARMS } from '@broadsheet/contract/studio/rollout';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { Reader } from '../../session/reader.ts';
import type { Site } from '../../site/site.ts';
import { loadBlocks } from '../load/load-blocks.ts';
import { withPageLoading } from '../load/page-loading.ts';
import { readersOf } from '../load/readers.ts';
import { selectPagePlan } from '../plan/select-page-plan.ts';
import { ignoreNewVisitors, type PageRequest } from '../request/page-request.ts';
import { isForSeekers, withReader } from '../request/with-reader.ts';
import { isRolledOut, siteInArm, withRollout } from '../request/with-rollout.ts';
import type { PageDeps } from './produce-page.ts';

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
  throw new AppError(state === 'unreachable' ? 'SERVICE_UNAVAILABLE' : 'UNAUTHORIZED');
};

/** An address whose thing is gone shows the blocks of `notfound`, which may be asked for again too. */
const findMatch = ({ snapshot }: Site, match: PageMatch, revision: string): PageMatch | undefined =>
  [match, { ...match, kind: 'notfound', params: {} } as const].find(
    ({ kind }) => snapshot.pages.get(kind)?.revision === revision,
  );

interface Revised {
  readonly site: Site;
  readonly match: PageMatch;
}

/** A page that a rollout touches may have been sent before its reader was moved to the other content. */
const findRevised = (asked: PageRequest, served: Site, revision: string): Revised => {
  const { site, path } = asked;
  const match = resolvePage(site.brand, path);
  if ('redirect' in match) throw new AppError('REVISION_GONE');
  const { next } = site;
  const arms =
    next && isRolledOut(site, match.kind)
      ? ROLLOUT_ARMS.map((arm) => siteInArm(site, next, arm))
      : [];
  for (const each of [served, ...arms]) {
    const found = findMatch(each, match, revision);
    if (found) return { site: each, match: found };
  }
  throw new AppError('REVISION_GONE');
};

/** What had no time the second time either is not asked for a third time: it says so. */
const asLast = (block: PageBlock): PageBlock =>
  block.state === 'deferred'
    ? { ...block, state: 'failed', error: { code: 'SERVICE_UNAVAILABLE' } }
    : block;

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
  asked: PageRequest,
  revision: string,
  ids: readonly string[],
): Promise<SingleBlocks> => {
  findRevised(asked, asked.site, revision);
  const known = withRollout(deps.experiments, ignoreNewVisitors(await withReader(asked)));
  const { site, match } = findRevised(asked, known.site, revision);
  const ask = { ...known, site };
  if (isForSeekers(match)) requireSeeker(ask.reader);
  const page = site.snapshot.pages.get(match.kind);
  if (!page) throw new AppError('REVISION_GONE');
  const { plan, audience } = selectPagePlan(deps.experiments, ask, match, page);
  const planned = ids.map((id) => {
    const block = findPlanned(plan.blocks, id);
    if (block) return block;
    const details = [{ path: 'querystring/ids', message: `no block ${id} stands on this page` }];
    throw new AppError('VALIDATION', { details });
  });
  return withPageLoading(deps, ask, match, readersOf(audience, false), async ({ load }) => {
    const { blocks } = await loadBlocks(planned, load);
    return { page: match.kind, blocks: blocks.map(asLast) };
  });
};
