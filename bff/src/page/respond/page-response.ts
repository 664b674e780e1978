import type { Audience } from '@broadsheet/contract/audience';
import type { BlocksViewed } from '@broadsheet/telemetry/block-counts/block-counter';
import type { PagePlan } from '../plan/plan-page.ts';
import type { SelectedPlan } from '../plan/select-page-plan.ts';
import type { PagePolicy } from '../plan/sharing.ts';
import type { PageBody } from '../render/page-body.ts';

/** What became of a page. Where the page is shared so is this, so that it knows nothing about who requested it first. */
export interface PageOutcome {
  readonly status: number;
  readonly policy: PagePolicy;
  /** Of the page that is shown in the end, which may be `notfound`. */
  readonly selected: SelectedPlan;
  /** What is counted when somebody sees it; one object for as long as the page is cached. */
  readonly viewed: BlocksViewed;
}

/** A page and its bytes, for one response or for many. */
export interface CreatedPage {
  readonly outcome: PageOutcome;
  readonly body: PageBody;
}

/** A page that is served to one viewer. */
export interface ServedPage {
  /** What was planned for this request, whatever the page turned out to be. */
  readonly plan: PagePlan;
  readonly outcome: PageOutcome;
  /** The viewer's own, on shared pages too: that they saw the page is what gets recorded. */
  readonly audience: Audience;
  /** Nothing was created for this request: the page was cached, or others were waiting for it. */
  readonly isFromCache: boolean;
}

/** A page, ready to be sent. */
export interface PageResponse extends ServedPage {
  readonly body: PageBody;
}
