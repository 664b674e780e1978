import type { MediaFile, MediaType } from '@broadsheet/contract/calls/media';
import type { JSONColumnType } from 'kysely';

/** Files of seekers; what they hold is in the media store. */
export interface MediaFilesTable {
  id: string;
  seeker_id: number;
  media_type: MediaType;
  /** Of a picture that was sent by who recommends the seeker; null for the seeker's own files, one of a kind. */
  recommendation_id: number | null;
  /** Of what was handed in for one, one of a kind; null for all else. */
  competition: string | null;
  stored_name: string;
  name: string;
  content_type: string;
  bytes: number;
  uploaded_at: Date;
  /** When the seeker has last said that it is as it should be. */
  confirmed_at: Date;
}

/** Uploads that may be sent again, by the keys that came with them. */
export interface MediaUploadsTable {
  seeker_id: number;
  key: string;
  /** Hash of all that was sent. */
  fingerprint: Buffer;
  /** As it was answered. */
  file: JSONColumnType<MediaFile>;
  created_at: Date;
}
