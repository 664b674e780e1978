import type { CourseDetail } from '@broadsheet/contract/entities/course';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { MailSite } from '../messages/mail-site.ts';

interface Dated {
  /** The day on which what it says was so, YYYY-MM-DD. */
  readonly asOf: string;
}

export interface BrochureContent extends Dated {
  readonly course: CourseDetail;
}

export interface ResumeContent extends Dated {
  readonly resume: JsonResume;
}

/** What a document is to say. */
export type DocumentContent = BrochureContent | ResumeContent;

/** Two equal orders make the same document. */
export type DocumentOrder = DocumentContent & { readonly site: MailSite };
