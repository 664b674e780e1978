import type { MediaFile, MediaType } from '@broadsheet/contract/calls/media';
import type { JSONColumnType } from 'kysely';

/** Files of seekers; their content is in the media store. */
export interface MediaFilesTable {
  id: string;
  seeker_id: number;
  media_type: MediaType;
  /** Set for a picture from the author of a recommendation; null for the seeker's own files, one of each kind. */
  recommendation_id: number | null;
  /** Set for a submission to a competition, one of each kind; null for all other files. */
  competition: string | null;
  stored_name: string;
  name: string;
  content_type: string;
  bytes: number;
  uploaded_at: Date;
  /** When the seeker last confirmed that it is up to date. */
  confirmed_at: Date;
}

/** Uploads that a client may retry, by their idempotency keys. */
export interface MediaUploadsTable {
  seeker_id: number;
  key: string;
  /** Hash of the request. */
  fingerprint: Buffer;
  /** The response. */
  file: JSONColumnType<MediaFile>;
  created_at: Date;
}
