import type { CourseDetail } from '@broadsheet/contract/entities/course';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { Order } from '@broadsheet/contract/entities/order';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Seller } from '../brands/selling.ts';
import type { MailSite } from '../messages/mail/mail-site.ts';

interface Dated {
  /** The day for which the content is valid, YYYY-MM-DD. */
  readonly asOf: string;
}

export interface BrochureContent extends Dated {
  readonly course: CourseDetail;
}

export interface ResumeContent extends Dated {
  readonly resume: JsonResume;
}

/** The certificate of a participant in a competition round; dated to the day on which the round ended. */
export interface CertificateContent extends Dated {
  readonly certificate: {
    readonly name: string;
    readonly institute: string;
    readonly competition: string;
    readonly round: string;
    readonly position: number;
    /** Qualified for the next round, or is among the winners of the last one. */
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

/** The content of a document. */
export type DocumentContent = BrochureContent | CertificateContent | InvoiceContent | ResumeContent;

/** Whether the document is about a person. */
export const isOfPerson = (content: DocumentContent): boolean => !('course' in content);

/** The site that a document comes from, with only those of its texts that documents show. */
export type DocumentSite = Omit<MailSite, 'messages'> & {
  readonly messages: Pick<Messages, 'documents' | 'invoice' | 'resume-sheet'>;
};
export type DocumentTexts = Messages['documents'];

/** Two equal orders produce the same document. */
export type DocumentOrder = DocumentContent & { readonly site: DocumentSite };
