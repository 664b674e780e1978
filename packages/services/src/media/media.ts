import type { MediaStore } from './store/media-store.ts';

/** The store of seekers' files, and the folder in which uploads wait for their inspection. */
export interface Media {
  readonly store: MediaStore;
  readonly spoolDir: string;
}

/** What calls need that store a file which the services have written. */
export interface MediaSource {
  /** Null where files are not stored. */
  readonly media: Media | null;
}
