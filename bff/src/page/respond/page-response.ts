import type { BlocksViewed } from '@broadsheet/telemetry/block-counts/block-counter';
import type { PagePlan } from '../plan/plan-page.ts';
import type { PagePolicy } from '../plan/sharing.ts';
import type { PageBody } from '../render/page-body.ts';

/** The outcome of a page. All who get the page share it, so it contains nothing about the first requester. */
export interface PageOutcome {
  readonly status: number;
  readonly policy: PagePolicy;
  /** The counts to record for a view; the same object for as long as the page is cached. */
  readonly viewed: BlocksViewed;
}

/** A page and its bytes, for one response or for many. */
export interface CreatedPage {
  readonly outcome: PageOutcome;
  readonly body: PageBody;
}

/** A page that is served to one viewer. */
export interface ServedPage {
  /** The plan of this request, for the page that is shown in the end, which may be `notfound`. */
  readonly plan: PagePlan;
  readonly outcome: PageOutcome;
  /** Nothing was created for this request: the page was cached, or another request was already creating it. */
  readonly isFromCache: boolean;
}

/** A page, ready to be sent. */
export interface PageResponse extends ServedPage {
  readonly body: PageBody;
}
