import type { PageState } from './page-state.ts';

export interface TrackedEvent {
  readonly event: string;
  readonly detail: Readonly<Record<string, string>>;
}

export const TRACK_EVENT = 'broadsheet:track';

/** Tells whoever listens on the document; what becomes of it is not the page's affair. */
export const track = (event: string, detail: Readonly<Record<string, string>> = {}): void => {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail: { event, detail } }));
};

/** A block that the browser could not bring to life, or only with repairs. */
export const trackBlockFault = (id: string, type: string, reason: string): void =>
  track('block_fault', { id, type, reason });

export const trackPageView = (page: PageState['page']): void =>
  track('page_view', { name: page.name, kind: page.kind, path: page.path });
