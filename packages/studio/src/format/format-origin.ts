import type { StudioPage } from '@broadsheet/contract/studio/content-calls';

/** Formats the origin of a live text. */
export const formatOrigin = (origin: StudioPage['origin']): string =>
  origin.from === 'file' ? 'Original' : `Version ${origin.number}`;
