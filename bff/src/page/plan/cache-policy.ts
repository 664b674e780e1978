import { PUBLIC_AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { PageJson } from '@broadsheet/contract/page-json';
import type { ConsultedField } from '@broadsheet/layout-engine/plan';

const SHARED_MAX_AGE_S = 60;
// Browsers obey it as well, so it is also how long a seeker may miss an edit.
const STALE_WHILE_REVALIDATE_S = 30;
/** How long shared caches may give an answer, all in all. */
export const SHARED_FOR_S = SHARED_MAX_AGE_S + STALE_WHILE_REVALIDATE_S;
const PUBLIC_FIELDS: ReadonlySet<ConsultedField> = new Set([...PUBLIC_AUDIENCE_FIELDS, 'time']);

/** True where brand, URL and time decide a page, and nothing of who reads it. */
export const isSharedBy = (consulted: readonly ConsultedField[]): boolean =>
  consulted.every((field) => PUBLIC_FIELDS.has(field));

export interface CachePolicy {
  readonly cache: PageJson['cache'];
  /** The header Cache-Control. */
  readonly control: string;
  /** The header Cache-Tag, by which a shared cache purges; null when none may keep the answer. */
  readonly tag: string | null;
}

export interface CacheFacts {
  readonly kind: string;
  readonly brand: string;
  readonly status: number;
  readonly consulted: readonly ConsultedField[];
  /** False when a block failed: the answer of a bad moment must not stay. */
  readonly isComplete: boolean;
  /** A preview, or the page of somebody who is signed in: not even their browser keeps it. */
  readonly isForOne: boolean;
  /** Epoch ms at which a schedule next changes the page. */
  readonly validUntil: number | null;
  readonly now: number;
}

/** Public only where nothing but brand, URL and time decide the page; never past its next change. */
export const cachePolicy = (facts: CacheFacts): CachePolicy => {
  const key = facts.consulted.join(',');
  if (facts.status === 503 || facts.isForOne)
    return { cache: { scope: 'private', maxAge: 0, key }, control: 'no-store', tag: null };
  if (!facts.isComplete || !isSharedBy(facts.consulted)) {
    return { cache: { scope: 'private', maxAge: 0, key }, control: 'private, no-cache', tag: null };
  }
  const left =
    facts.validUntil === null
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor((facts.validUntil - facts.now) / 1000));
  const maxAge = Math.min(SHARED_MAX_AGE_S, left);
  const stale = Math.min(STALE_WHILE_REVALIDATE_S, left - maxAge);
  return {
    cache: { scope: 'public', maxAge, key },
    control: `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${stale}`,
    tag: `${facts.brand},${facts.brand}-${facts.kind}`,
  };
};
