import type { GeneratedAlways } from 'kysely';

/** Browsers to which seekers get notices. */
export interface DevicesTable {
  id: GeneratedAlways<number>;
  seeker_id: number;
  /** Nothing is sent once it has ended. */
  session_id: string;
  /** The address at the push service, which identifies the browser. */
  endpoint: string;
  /** Public key and secret of the subscription, in base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
  /** When the push service last accepted a notice; null: never. */
  sent_at: Date | null;
}
