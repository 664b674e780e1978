import { AUDIENCE_FIELDS, type ClassField } from '@broadsheet/contract/audience';
import { AUDIENCE_HEADERS } from '@broadsheet/contract/audience-headers';
import type { SharingLevel } from '@broadsheet/contract/page-cost';
import type { PageJson } from '@broadsheet/contract/page-json';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import type { ConsultedField, ExperimentDimensionName, Plan } from '@broadsheet/layout-engine/plan';
import { sharingLevelOf } from '@broadsheet/layout-engine/sharing-level';

const SHARED_MAX_AGE_S = 60;
// Browsers obey it as well, so it is also how long a seeker may miss an edit.
const STALE_WHILE_REVALIDATE_S = 30;
/** The longest that a shared cache may serve a page. */
export const SHARED_FOR_MS = (SHARED_MAX_AGE_S + STALE_WHILE_REVALIDATE_S) * 1_000;
const PRIVATE = 'private, no-cache';

/** The facts that decide who may receive the same page, known before anything loads. */
export interface SharingFacts {
  /** A preview shows another person, instant or arm. */
  readonly isPreview: boolean;
  /** The kind is a seeker's, or one that a link was sent for. */
  readonly isForOne: boolean;
  /** A rollout chose the content. */
  readonly isRolledOut: boolean;
  /** A token came, and its session has been looked up. */
  readonly hasSession: boolean;
  /** The fields that tell the classes of the page apart. */
  readonly classFields: readonly ClassField[];
  /** An experiment of the layout runs. */
  readonly hasExperiments: boolean;
}

export interface Sharing {
  /**
   * Who gets the same bytes: everybody, everybody of a class, or one viewer. The first two are served from the page cache,
   * and their personal blocks are loaded anonymously.
   */
  readonly level: SharingLevel;
  /** The fields that are equal for all of a class. Its arms are equal too. */
  readonly classFields: readonly ClassField[];
  readonly hasExperiments: boolean;
  /** The viewer's own browser may store it. */
  readonly isStorable: boolean;
}

/** Decides who gets the same page. This is the only place that decides it. */
export const decideSharing = (facts: SharingFacts): Sharing => {
  const { isPreview, isForOne, isRolledOut, hasSession, classFields, hasExperiments } = facts;
  const isPersonal = isPreview || isForOne;
  const isForViewer = isPersonal || isRolledOut;
  const level = sharingLevelOf({ isForViewer, classFields, hasExperiments });
  const isStorable = !isPersonal && (level !== 'viewer' || !hasSession);
  return { level, classFields, hasExperiments, isStorable };
};

/** What loading adds to the decision. */
export interface LoadedFacts {
  /** The name of the page. */
  readonly name: string;
  readonly brand: string;
  readonly status: number;
  /** All fields that the layout consults or a loader has read. */
  readonly consulted: readonly ConsultedField[];
  /** False when a block failed: shared caches must not store the response. */
  readonly isComplete: boolean;
  /** Epoch ms at which the page next changes by a schedule; null is never. */
  readonly changesAt: number | null;
  readonly now: number;
}

/** How a shared cache may store a page. */
export interface SharedStorage {
  /** The header Cache-Tag, by which a shared cache purges. */
  readonly tag: string;
  /** Headers that the cache has to have set, by which it tells classes apart; empty for a page of everybody. */
  readonly vary: readonly string[];
  /** Epoch ms at which the page next changes by a schedule; null is never. */
  readonly changesAt: number | null;
}

export interface PagePolicy {
  /** All that decides the page. */
  readonly consulted: readonly ConsultedField[];
  readonly cache: PageJson['cache'];
  /** The header Cache-Control where no shared cache may store the response. */
  readonly control: string;
  /** Null when no shared cache may store any response with the page. */
  readonly shared: SharedStorage | null;
  /** Epoch ms from which on the page cache must not serve it; null where it must not store it. */
  readonly expiresAt: number | null;
}

/** Early enough that a shared cache, which may store it for the full time, drops it before its next change. */
const expiryOf = (status: number, changesAt: number | null): number | null =>
  status === 200 ? (changesAt ?? Number.POSITIVE_INFINITY) - SHARED_FOR_MS : null;

const SCOPES = { everyone: 'public', class: 'class', viewer: 'private' } as const;

/** Seconds for which a shared cache may store a page, and serve it while it fetches the next; never past its next change. */
const lifetimeOf = (changesAt: number | null, now: number) => {
  const remaining =
    changesAt === null
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor((changesAt - now) / 1_000));
  const maxAge = Math.min(SHARED_MAX_AGE_S, remaining);
  return { maxAge, stale: Math.min(STALE_WHILE_REVALIDATE_S, remaining - maxAge) };
};

/** The tag of a brand's pages of one layout. */
export const pageTag = (brand: string, name: string): string => `${brand}-${name}`;

/** The headers of one field of the class each. */
const headersOf = (fields: readonly ClassField[]): readonly string[] => [
  ...new Set(fields.map((field) => AUDIENCE_HEADERS[field].toLowerCase())),
];

/** Decides how a loaded page may be stored, and by whom. */
export const decidePolicy = (sharing: Sharing, loaded: LoadedFacts): PagePolicy => {
  const { level, classFields, hasExperiments, isStorable } = sharing;
  const { name, brand, status, consulted, isComplete, changesAt, now } = loaded;
  const scope = SCOPES[level];
  const cache = { scope, maxAge: 0, key: consulted.join(',') };
  const closed = { consulted, cache, shared: null, expiresAt: null };
  if (status === 503 || !isStorable) return { ...closed, control: 'no-store' };
  if (!isComplete || level === 'viewer') return { ...closed, control: PRIVATE };
  const expiresAt = expiryOf(status, changesAt);
  // An arm comes with a signed cookie, which no shared cache may give to the next one.
  if (hasExperiments) return { ...closed, control: PRIVATE, expiresAt };
  const { maxAge } = lifetimeOf(changesAt, now);
  const tag = `${brand},${pageTag(brand, name)}`;
  return {
    consulted,
    cache: { ...cache, maxAge },
    control: PRIVATE,
    shared: { tag, vary: headersOf(classFields), changesAt },
    expiresAt,
  };
};

/** The caching headers of one response. */
export interface CachingHeaders {
  readonly control: string;
  /** The header CDN-Cache-Control of RFC 9213: for the edge alone, which leaves it out of what clients get. */
  readonly edgeControl: string | null;
  readonly tag: string | null;
  readonly vary: readonly string[];
}

/**
 * The caching headers of a page that is sent now: it may have waited since it was loaded. A page of a class is for an edge
 * that tells classes apart; browsers and other caches are told that it is private.
 * @param isFromEdge a trusted edge named the class
 * @param now epoch ms
 */
export const cachingHeadersOf = (
  { control, shared, cache }: PagePolicy,
  isFromEdge: boolean,
  now: number,
): CachingHeaders => {
  const isPublic = cache.scope === 'public';
  if (!shared || !(isPublic || isFromEdge))
    return { control, edgeControl: null, tag: null, vary: [] };
  const { tag, vary, changesAt } = shared;
  const { maxAge, stale } = lifetimeOf(changesAt, now);
  const revalidate = `stale-while-revalidate=${stale}`;
  return isPublic
    ? {
        control: `public, max-age=0, s-maxage=${maxAge}, ${revalidate}`,
        edgeControl: null,
        tag,
        vary,
      }
    : { control, edgeControl: `max-age=${maxAge}, ${revalidate}`, tag, vary };
};

const isExperiment = (field: string): field is ExperimentDimensionName =>
  field.startsWith('experiment.');

/** All that decides a page, in the order of `cache.key`. @param read fields of the audience that loaders read */
export const listConsulted = (
  { consulted }: Plan,
  read: ReadonlySet<ConsultedField>,
  isRolledOut: boolean,
): readonly ConsultedField[] => [
  'brand',
  ...AUDIENCE_FIELDS.filter(
    (field) => field !== 'brand' && (consulted.includes(field) || read.has(field)),
  ),
  ...(isRolledOut ? [`experiment.${ROLLOUT_KEY}` as const] : []),
  ...consulted.filter(isExperiment),
  ...(consulted.includes('time') ? (['time'] as const) : []),
];
