import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import type { Session } from '@broadsheet/contract/entities/session';
import { ANY_BAND } from '@broadsheet/contract/experience';
import type { PageMatch } from '@broadsheet/contract/match-page';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import type { Site } from '../../site/site.ts';
import { isSharedBy } from '../plan/cache-policy.ts';
import { resolvePageCached } from './page-match-cache.ts';
import type { PageRequest } from './page-request.ts';
import type { Visitor } from './resolve-visitor.ts';
import { isRolledOut } from './with-rollout.ts';

/** A kind that looks its thing up, with nothing in its layout that could find it. */
const findsNothing = ({ kind, compiled }: PageSnapshot): boolean => {
  const { hasLookup: lookedUp }: PageKindDefinition = PAGE_KINDS[kind];
  return lookedUp === true && !compiled.blocks.some(({ definition }) => definition.primary);
};

/** The layout of a kind; undefined where there is none that could show anything. */
export const findLayout = ({ snapshot }: Site, kind: PageLayoutName): PageSnapshot | undefined => {
  const found = snapshot.pages.get(kind);
  return found && !findsNothing(found) ? found : undefined;
};

export const isForSeekers = ({ kind }: Pick<PageMatch, 'kind'>): boolean =>
  PAGE_KINDS[kind].auth === 'seeker';

/** Whether a page is its reader's alone: a seeker's, or that of whom a link was sent. */
export const isForOne = ({ kind }: Pick<PageMatch, 'kind'>): boolean => {
  const { auth, forOne }: PageKindDefinition = PAGE_KINDS[kind];
  return auth === 'seeker' || forOne === true;
};

/** Whether an address shows everybody the same, so that nobody has to be known for it. */
const isForAll = ({ site, path }: PageRequest): boolean => {
  const match = resolvePageCached(site.brand, path);
  if ('redirect' in match) return true;
  if (isForOne(match) || isRolledOut(site, match.kind)) return false;
  const layout = findLayout(site, match.kind) ?? findLayout(site, 'notfound');
  return layout === undefined || isSharedBy(layout.compiled.consulted);
};

/** What was chosen since the login goes before the profile. */
const asSeeker = (visitor: Visitor, { isPro, reader }: Session): Visitor => {
  const { cohort, city, category } = reader;
  const isChosen = visitor.experienceBand !== ANY_BAND;
  const { experienceBand } = isChosen ? visitor : reader;
  const membership = isPro ? 'pro' : 'basic';
  const { device, crawler } = visitor;
  // Without a spread: each field of the audience is taken from the request or from the reader on purpose.
  return Object.freeze({ cohort, membership, experienceBand, device, city, category, crawler });
};

/** The same ask with who is signed in, found out now. */
export const withReader = async (ask: PageRequest): Promise<PageRequest> => {
  if (!ask.findReader) return ask;
  const reader = await ask.findReader();
  if (reader.state !== 'seeker') return { ...ask, reader };
  return { ...ask, reader, visitor: asSeeker(ask.visitor, reader.session) };
};

/** The same ask with who is signed in, where the page asks for more than brand, address and time. */
export const withReaderIfNeeded = (ask: PageRequest): PageRequest | Promise<PageRequest> =>
  ask.findReader && !isForAll(ask) ? withReader(ask) : ask;
