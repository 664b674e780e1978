import type { Brand } from '@broadsheet/contract/brand';
import type { Generated, JSONColumnType } from 'kysely';

/** All messages, queued and sent. */
export interface MessagesTable {
  id: Generated<string>;
  brand: Brand;
  channel: 'email' | 'sms';
  seeker_id: number | null;
  recipient: string;
  template: string;
  variables: JSONColumnType<Record<string, string>>;
  created_at: Date;
  sent_at: Date | null;
}
