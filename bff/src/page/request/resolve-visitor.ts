import type { Audience } from '@broadsheet/contract/audience';
import type { SeekerClass } from '@broadsheet/contract/audience-class';
import { isCrawler } from '@broadsheet/contract/crawler';
import { deviceOf } from '@broadsheet/contract/device';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';

/** The facts that a page may be chosen by, beside its brand. */
export type Visitor = Omit<Audience, 'brand'>;

export interface VisitorHints {
  readonly userAgent: string;
  /** The header Sec-CH-UA-Mobile: `?1` or `?0`. */
  readonly mobileHint: string | undefined;
  /** The cookie that stores a visitor's chosen band. */
  readonly bandCookie: string | undefined;
  /** From the cookie of a seeker; null where there is none. */
  readonly seekerClass: SeekerClass | null;
}

/** The band that somebody chose; null for none, and for "any". */
export const readBand = (cookie: string | undefined): number | null =>
  (/^[2-9]$/.test(cookie ?? '') && findBand(Number(cookie))?.id) || null;

const NOBODY: SeekerClass & Pick<Visitor, 'membership'> = Object.freeze({
  cohort: 'none',
  membership: 'visitor',
  experienceBand: ANY_BAND,
  city: null,
  category: null,
});

/** The class that a request says its visitor is of. A chosen band takes precedence over the profile's. */
export const resolveVisitor = (hints: VisitorHints): Visitor => {
  const { userAgent, bandCookie } = hints;
  const { cohort, membership, experienceBand, city, category } = hints.seekerClass ?? NOBODY;
  return Object.freeze({
    cohort,
    membership,
    experienceBand: readBand(bandCookie) ?? experienceBand,
    device: deviceOf(hints),
    city,
    category,
    crawler: isCrawler(userAgent),
  });
};
