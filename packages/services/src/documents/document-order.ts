import type { CourseDetail } from '@broadsheet/contract/entities/course';
import type { MailSite } from '../messages/mail-site.ts';

/** What a document is to say. Two equal orders make the same document. */
export interface DocumentOrder {
  readonly site: MailSite;
  readonly course: CourseDetail;
  /** The day on which what it says was so, YYYY-MM-DD. */
  readonly asOf: string;
}
