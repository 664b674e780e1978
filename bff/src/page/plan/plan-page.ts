import type { ClassField } from '@broadsheet/contract/audience';
import { AppError } from '@broadsheet/contract/errors';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { PageRedirect } from '@broadsheet/contract/page-json';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { classFieldsOf, readKey } from '@broadsheet/layout-engine/plan-fields';
import { loginHref } from '../../session/login-href.ts';
import { identityKey } from '../cache/cache-keys.ts';
import type { Viewer } from '../request/find-viewer.ts';
import type { PageRequest } from '../request/page-request.ts';
import { openingAt } from './opening-times.ts';
import { asNotFound, findLayout, isForOne, isForSeekers } from './page-kind.ts';
import { restoreFilter } from './restore-filter.ts';
import { isRolledOut, selectContent } from './select-content.ts';
import {
  type PageSubject,
  type PlanDeps,
  type SelectedPlan,
  selectPagePlan,
} from './select-page-plan.ts';
import { decideSharing, type Sharing } from './sharing.ts';

/** Everything that is decided about a page before it loads. */
export interface PagePlan extends PageSubject {
  readonly match: PageMatch;
  readonly selected: SelectedPlan;
  readonly sharing: Sharing;
  /** Epoch ms at which its address begins or ends to show a landing page; null is never. */
  readonly opensOrCloses: number | null;
}

/** Whether a page depends on who is signed in; all other pages skip the session lookup. */
export const needsReader = ({ site, preview }: PageRequest, match: PageMatch): boolean =>
  preview !== null ||
  isForOne(match, findLayout(site, match)) ||
  isRolledOut(site, pageNameOf(match));

const OF_SEEKERS: ReadonlySet<ClassField> = new Set([
  'cohort',
  'membership',
  'experienceBand',
  'city',
  'category',
]);

/** Whether a page was planned for a visitor only because the browser of a seeker does not store their class yet. */
export const needsClass = ({ request, viewer, sharing }: PagePlan): boolean =>
  sharing.classFields.some((field) => OF_SEEKERS.has(field)) &&
  viewer.reader.state === 'visitor' &&
  request.findReader !== null &&
  request.lacksClass();

const planLayout = (
  deps: PlanDeps,
  subject: PageSubject,
  match: PageMatch,
  opensOrCloses: number | null,
): PagePlan => {
  const { request, viewer, content } = subject;
  const layout = findLayout(content.site, match);
  if (!layout) return planNotFound(deps, subject, match, opensOrCloses);
  const selected = selectPagePlan(deps, subject, match, layout);
  const { plan, fields, topic, running } = selected;
  const sharing = decideSharing({
    isPreview: request.preview !== null,
    isForOne: isForOne(match, layout),
    isRolledOut: content.site.rollout !== null,
    hasSession: viewer.reader.state !== 'visitor',
    classFields: classFieldsOf(plan.consulted, fields.all, topic),
    hasExperiments: running.length > 0,
  });
  return { request, viewer, content, match, selected, sharing, opensOrCloses };
};

/** The page for an address that shows nothing of its own. Throws NOT_FOUND when it has no layout. */
export const planNotFound = (
  deps: PlanDeps,
  subject: PageSubject,
  match: PageMatch,
  opensOrCloses: number | null = null,
): PagePlan => {
  if (match.kind === 'notfound') throw new AppError('NOT_FOUND');
  return planLayout(deps, subject, asNotFound(match), opensOrCloses);
};

/**
 * Plans a page, or redirects. Throws SERVICE_UNAVAILABLE for a seeker's page while the session cannot be resolved, and
 * NOT_FOUND as `planNotFound` does.
 */
export const planPage = (
  deps: PlanDeps,
  request: PageRequest,
  viewer: Viewer,
  match: PageMatch,
): PageRedirect | PagePlan => {
  const { state } = viewer.reader;
  // Studio shows the layout of a page; it has no personal data to show.
  const isInStudio = request.preview?.preview.studio !== undefined;
  if (isForSeekers(match) && state !== 'seeker' && !isInStudio) {
    if (state === 'unreachable') throw new AppError('SERVICE_UNAVAILABLE');
    const location = loginHref(match.path, state === 'second-step');
    return { redirect: { status: 302, location } };
  }
  const restored = restoreFilter(request, match);
  if (restored) return restored;
  const content = selectContent(deps.experiments, request, viewer, pageNameOf(match));
  const subject = { request, viewer, content };
  const { isOpen, changesAt } = openingAt(findLayout(content.site, match), request.now);
  if (!isOpen && !isInStudio) return planNotFound(deps, subject, match, changesAt);
  return planLayout(deps, subject, match, changesAt);
};

/** The arms as the page JSON names them, marked where the browser has to watch for a block. */
const experimentsKey = ({ page, arms, counted }: SelectedPlan): string =>
  page.compiled.experiments
    .map(({ key }) => `${arms[key] ?? CONTROL}${counted.activated.has(key) ? '!' : ''}`)
    .join();

/** The key of a page in the page cache: content, plan, class, arms and address. @param format of the cached page */
export const pageCacheKey = (
  { request, content, selected, sharing }: PagePlan,
  format: string,
): string => {
  const { snapshot, brand } = content.site;
  const { plan, audience, fields } = selected;
  const made = `${format} ${request.catalog.id} ${identityKey(snapshot)} ${brand.brand} ${identityKey(plan)}`;
  if (sharing.level === 'everyone') return `${made} ${request.path}`;
  // What the layout consults is in the plan: two classes of it never have the same.
  return `${made} ${readKey(fields.all, audience)} ${experimentsKey(selected)} ${request.path}`;
};
