import type { MediaStore } from './store/media-store.ts';

/** Where files of seekers are kept, and where they wait until it is known what they are. */
export interface Media {
  readonly store: MediaStore;
  readonly spoolDir: string;
}
