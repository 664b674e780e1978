import type { Audience } from '@broadsheet/contract/audience';
import type { BlocksViewed } from '@broadsheet/telemetry/block-counts/block-counter';
import type { PagePlan } from '../plan/plan-page.ts';
import type { SelectedPlan } from '../plan/select-page-plan.ts';
import type { PagePolicy } from '../plan/sharing.ts';
import type { PageBody } from '../render/page-body.ts';

/** The outcome of a page. A shared page shares it, so it contains nothing about the first requester. */
export interface PageOutcome {
  readonly status: number;
  readonly policy: PagePolicy;
  /** Of the page that is shown in the end, which may be `notfound`. */
  readonly selected: SelectedPlan;
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
  /** The plan of this request, even if loading changed the outcome of the page. */
  readonly plan: PagePlan;
  readonly outcome: PageOutcome;
  /** The viewer's own audience, on shared pages too: their view is what gets recorded. */
  readonly audience: Audience;
  /** Nothing was created for this request: the page was cached, or another request was already creating it. */
  readonly isFromCache: boolean;
}

/** A page, ready to be sent. */
export interface PageResponse extends ServedPage {
  readonly body: PageBody;
}
