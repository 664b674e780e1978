import type { CourseDetail } from '@broadsheet/contract/entities/course';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { Order } from '@broadsheet/contract/entities/order';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Seller } from '../brands/selling.ts';
import type { MailSite } from '../messages/mail/mail-site.ts';

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

/** Of one who has taken part in a round of a competition; as of the day on which the round ended. */
export interface CertificateContent extends Dated {
  readonly certificate: {
    readonly name: string;
    readonly institute: string;
    readonly competition: string;
    readonly round: string;
    readonly position: number;
    /** Went on, or is among the winners of the last round. */
    readonly isThrough: boolean;
    readonly isLast: boolean;
  };
}

export interface InvoiceContent extends Dated {
  readonly invoice: {
    readonly order: Order;
    readonly number: string;
    readonly seller: Seller;
    /** The payer's name. */
    readonly buyer: string;
  };
}

/** What a document is to say. */
export type DocumentContent = BrochureContent | CertificateContent | InvoiceContent | ResumeContent;

/** Whether it is about a person. */
export const isOfPerson = (content: DocumentContent): boolean => !('course' in content);

/** The site that a document comes from, with those of its texts that documents show. */
export type DocumentSite = Omit<MailSite, 'messages'> & {
  readonly messages: Pick<Messages, 'documents' | 'invoice'>;
};
export type DocumentTexts = Messages['documents'];

/** Two equal orders make the same document. */
export type DocumentOrder = DocumentContent & { readonly site: DocumentSite };
