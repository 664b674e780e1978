import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { findViewerReason } from '@broadsheet/layout-engine/sharing-level';
import type { Site } from '../../site/site.ts';

/** Whether a kind looks up one entity, but its layout has no block that could find it. */
const findsNothing = ({ kind, compiled }: PageSnapshot): boolean => {
  const { hasLookup }: PageKindDefinition = PAGE_KINDS[kind];
  return hasLookup === true && !compiled.blocks.some(({ definition }) => definition.primary);
};

/** The layout of a page; undefined where there is none that could show anything. */
export const findLayout = (
  { snapshot }: Site,
  match: Pick<PageMatch, 'kind' | 'params'>,
): PageSnapshot | undefined => {
  const found = snapshot.pages.get(pageNameOf(match));
  return found && !findsNothing(found) ? found : undefined;
};

export const isForSeekers = ({ kind }: Pick<PageMatch, 'kind'>): boolean =>
  PAGE_KINDS[kind].auth === 'seeker';

/**
 * Whether a page is for one viewer only.
 * @param layout of the page; absent where there is none
 */
export const isForOne = (
  { kind }: Pick<PageMatch, 'kind'>,
  layout: PageSnapshot | undefined,
): boolean => findViewerReason(kind, layout?.compiled) !== null;

/** The match of an address that shows no page of its own. */
export const asNotFound = (match: PageMatch): PageMatch => ({
  ...match,
  kind: 'notfound',
  params: {},
});
