import { AUDIENCE_FIELDS, PUBLIC_AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { PageJson } from '@broadsheet/contract/page-json';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import type { ConsultedField, ExperimentDimensionName, Plan } from '@broadsheet/layout-engine/plan';

const SHARED_MAX_AGE_S = 60;
// Browsers obey it as well, so it is also how long a seeker may miss an edit.
const STALE_WHILE_REVALIDATE_S = 30;
const SHARED_FOR_MS = (SHARED_MAX_AGE_S + STALE_WHILE_REVALIDATE_S) * 1_000;
const PUBLIC_FIELDS: ReadonlySet<ConsultedField> = new Set([...PUBLIC_AUDIENCE_FIELDS, 'time']);

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
  /** The fields that the layout consults. */
  readonly consulted: readonly ConsultedField[];
}

export interface Sharing {
  /** Everybody gets the same bytes: personal blocks are loaded anonymously. */
  readonly isShared: boolean;
  /** The page cache may answer it and store it. */
  readonly isCached: boolean;
  /** The viewer's own browser may store it. */
  readonly isStorable: boolean;
}

/** Whether a page depends on brand, URL and time only, and not on its viewer. */
const isPublic = (consulted: readonly ConsultedField[]): boolean =>
  consulted.every((field) => PUBLIC_FIELDS.has(field));

/**
 * Decides who may receive the same page. This is the only place that decides it: first by the layout of the address, to
 * know whether a session lookup is needed, then by the plan.
 */
export const decideSharing = (facts: SharingFacts): Sharing => {
  const { isPreview, isForOne, isRolledOut, hasSession, consulted } = facts;
  const isPersonal = isPreview || isForOne;
  const isShared = !isPersonal && !isRolledOut && isPublic(consulted);
  return {
    isShared,
    isCached: isShared && !hasSession,
    isStorable: !isPersonal && !hasSession,
  };
};

/** What loading adds to the decision. */
export interface LoadedFacts {
  readonly kind: string;
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

export interface PagePolicy {
  /** All that decides the page. */
  readonly consulted: readonly ConsultedField[];
  readonly cache: PageJson['cache'];
  /** The header Cache-Control. */
  readonly control: string;
  /** The Cache-Tag header, by which a shared cache purges; null when no cache may store the response. */
  readonly tag: string | null;
  /** Epoch ms from which on the page cache must not serve it; null where it must not store it. */
  readonly expiresAt: number | null;
}

/** Early enough that a shared cache, which may store it for the full time, drops it before its next change. */
const expiryOf = (status: number, changesAt: number | null): number | null =>
  status === 200 ? (changesAt ?? Number.POSITIVE_INFINITY) - SHARED_FOR_MS : null;

/** Public only where a page depends on brand, URL and time alone; never past its next change. */
export const decidePolicy = ({ isStorable }: Sharing, loaded: LoadedFacts): PagePolicy => {
  const { kind, brand, status, consulted, isComplete, changesAt, now } = loaded;
  const key = consulted.join(',');
  const cache = { scope: 'private', maxAge: 0, key } as const;
  const privately = { consulted, cache, tag: null, expiresAt: null };
  if (status === 503 || !isStorable) return { ...privately, control: 'no-store' };
  if (!isComplete || !isPublic(consulted)) return { ...privately, control: 'private, no-cache' };
  const remaining =
    changesAt === null
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor((changesAt - now) / 1_000));
  const maxAge = Math.min(SHARED_MAX_AGE_S, remaining);
  const stale = Math.min(STALE_WHILE_REVALIDATE_S, remaining - maxAge);
  return {
    consulted,
    cache: { scope: 'public', maxAge, key },
    control: `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${stale}`,
    tag: `${brand},${brand}-${kind}`,
    expiresAt: expiryOf(status, changesAt),
  };
};

const isExperiment = (field: string): field is ExperimentDimensionName =>
  field.startsWith('experiment.');

/** All that decides a page, in the order of `cache.key`. @param read fields of the audience that loaders have read */
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
