import type { StudioPage } from '@broadsheet/contract/studio/content-calls';

/** Where a live text comes from, in words. */
export const formatOrigin = (origin: StudioPage['origin']): string =>
  origin.from === 'file' ? 'Original' : `Version ${origin.number}`;
