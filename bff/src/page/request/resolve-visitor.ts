import type { Audience } from '@broadsheet/contract/audience';
import { isCrawler } from '@broadsheet/contract/crawler';
import { deviceOf } from '@broadsheet/contract/device';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';

/** What a request says of who asks, whatever page it asks for. */
export type Visitor = Omit<Audience, 'brand'>;

export interface VisitorHints {
  readonly userAgent: string;
  /** The header Sec-CH-UA-Mobile: `?1` or `?0`. */
  readonly mobileHint: string | undefined;
  /** The cookie in which a visitor's chosen band is kept. */
  readonly bandCookie: string | undefined;
}

const bandOf = (cookie: string | undefined): number =>
  /^[1-9]$/.test(cookie ?? '') ? (findBand(Number(cookie))?.id ?? ANY_BAND) : ANY_BAND;

export const resolveVisitor = (hints: VisitorHints): Visitor =>
  Object.freeze({
    cohort: 'none',
    membership: 'visitor',
    experienceBand: bandOf(hints.bandCookie),
    device: deviceOf(hints),
    city: null,
    category: null,
    crawler: isCrawler(hints.userAgent),
  });
