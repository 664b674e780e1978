import type { BlockFault } from '@broadsheet/contract/telemetry';
import type { PageState } from './page-state.ts';

export interface TrackedEvent {
  readonly event: string;
  readonly detail: Readonly<Record<string, string>>;
}

export const TRACK_EVENT = 'broadsheet:track';

/** Dispatches a tracking event on the document. Listeners are optional. */
export const track = (event: string, detail: Readonly<Record<string, string>> = {}): void => {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail: { event, detail } }));
};

/** Tracks a block that failed to hydrate or hydrated with repairs, so that operators see it. */
export const trackBlockFault = (fault: BlockFault): void => {
  track('block_fault', fault);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(fault);
  fetch('/api/telemetry', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
};

export const trackPageView = (page: PageState['page']): void =>
  track('page_view', {
    name: page.name,
    kind: page.kind,
    path: page.path,
    ...(page.navigation?.actualCategory && { category: page.navigation.actualCategory }),
    ...(page.jobdetail && { apply: String(page.jobdetail.apply) }),
  });
