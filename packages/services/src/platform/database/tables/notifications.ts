import type {
  NotificationSubject,
  NotificationType,
} from '@broadsheet/contract/entities/notification';
import type { Generated } from 'kysely';

export interface NotificationsTable {
  id: Generated<number>;
  seeker_id: number;
  type: NotificationType;
  /** Plain text. */
  text: string;
  /** A path of the site. */
  link: string;
  about: NotificationSubject | null;
  created_at: Date;
  read_at: Date | null;
}
