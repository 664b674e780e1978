import { AppError } from '@broadsheet/contract/errors';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { ROLLOUT_ARMS } from '@broadsheet/contract/studio/rollout';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { classFieldsOf } from '@broadsheet/layout-engine/plan-fields';
import type { Reader } from '../../session/reader.ts';
import { resolveOnSite } from '../../site/resolve-on-site.ts';
import type { Site } from '../../site/site.ts';
import type { Viewer } from '../request/find-viewer.ts';
import type { PageRequest } from '../request/page-request.ts';
import { asNotFound, findLayout, isForSeekers } from './page-kind.ts';
import type { PagePlan } from './plan-page.ts';
import { isRolledOut, selectContent, siteInArm } from './select-content.ts';
import { type PlanDeps, type SelectedPlan, selectPagePlan } from './select-page-plan.ts';
import type { Sharing } from './sharing.ts';

/** Single blocks are always loaded for their viewer, even if the page around them is shared. */
const FOR_VIEWER: Sharing = {
  level: 'viewer',
  classFields: [],
  hasExperiments: false,
  isStorable: false,
};

/** Single blocks of a page, and the plan that they belong to. */
export interface BlocksPlan {
  readonly page: PagePlan;
  readonly blocks: readonly PlanBlock[];
}

/** A block of a plan, at any depth. */
export const findPlanned = (blocks: readonly PlanBlock[], id: string): PlanBlock | undefined => {
  for (const block of blocks) {
    if (block.id === id) return block;
    const inside = findPlanned(Object.values(block.slots ?? {}).flat(), id);
    if (inside) return inside;
  }
  return undefined;
};

/** Empty for a block that the layout shows to other classes only: the page was served before the viewer's class changed. */
const listPlanned = (
  { page, plan, fields, topic }: SelectedPlan,
  isPreview: boolean,
  id: string,
): readonly PlanBlock[] => {
  const block = findPlanned(plan.blocks, id);
  if (block) return [block];
  const hasClasses =
    page.compiled.experiments.length > 0 ||
    classFieldsOf(plan.consulted, fields.all, topic).length > 0;
  if (!isPreview && hasClasses && page.compiled.blocks.some((other) => other.id === id)) return [];
  const details = [{ path: 'querystring/ids', message: `no block ${id} stands on this page` }];
  throw new AppError('VALIDATION', { details });
};

const requireSeeker = ({ state }: Reader): void => {
  if (state === 'seeker') return;
  throw new AppError(state === 'unreachable' ? 'SERVICE_UNAVAILABLE' : 'UNAUTHORIZED');
};

/** An address whose entity is gone shows the blocks of `notfound`, which may be requested again too. */
const findMatch = ({ snapshot }: Site, match: PageMatch, revision: string): PageMatch | undefined =>
  [match, asNotFound(match)].find(
    (each) => snapshot.pages.get(pageNameOf(each))?.revision === revision,
  );

/** The sites whose content a page may have been sent with: its reader may have changed to another rollout arm since. */
const listSites = (live: Site, served: Site, match: PageMatch): readonly Site[] => {
  const { next } = live;
  const isTouched = next !== null && isRolledOut(live, pageNameOf(match));
  return [served, ...(isTouched ? ROLLOUT_ARMS.map((arm) => siteInArm(live, next, arm)) : [])];
};

interface Revised {
  readonly site: Site;
  readonly match: PageMatch;
}

const findRevised = (
  { site: live, path }: PageRequest,
  served: Site,
  revision: string,
): Revised => {
  const match = resolveOnSite(live, path);
  if ('redirect' in match) throw new AppError('REVISION_GONE');
  for (const site of listSites(live, served, match)) {
    const found = findMatch(site, match, revision);
    if (found) return { site, match: found };
  }
  throw new AppError('REVISION_GONE');
};

/** Throws REVISION_GONE when the page has another content now. */
export const requireRevision = (request: PageRequest, revision: string): void =>
  void findRevised(request, request.site, revision);

/**
 * Plans single blocks of a page. Throws REVISION_GONE when the page has other content now, VALIDATION for an unknown
 * id, and UNAUTHORIZED for a seeker's page without a signed-in seeker.
 */
export const planBlocks = (
  deps: PlanDeps,
  request: PageRequest,
  viewer: Viewer,
  revision: string,
  ids: readonly string[],
): BlocksPlan => {
  const requested = resolveOnSite(request.site, request.path);
  if ('redirect' in requested) throw new AppError('REVISION_GONE');
  const selectedContent = selectContent(deps.experiments, request, viewer, pageNameOf(requested));
  const { site, match } = findRevised(request, selectedContent.site, revision);
  if (isForSeekers(match)) requireSeeker(viewer.reader);
  const layout = findLayout(site, match);
  if (!layout) throw new AppError('REVISION_GONE');
  const content = { site, rolledOut: selectedContent.rolledOut };
  const subject = { request, viewer, content };
  const selected = selectPagePlan(deps, subject, match, layout);
  const blocks = ids.flatMap((id) => listPlanned(selected, request.preview !== null, id));
  return {
    page: { ...subject, match, selected, sharing: FOR_VIEWER, opensOrCloses: null },
    blocks,
  };
};
