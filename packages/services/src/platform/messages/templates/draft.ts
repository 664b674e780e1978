import type { SettableFlag } from '@broadsheet/contract/profile-flags';
import type { MailSite } from '../mail/mail-site.ts';
import type { MessageTemplate, MessageVariables } from '../queue-message.ts';

/** One recommendation in a mail. */
export interface Tip {
  readonly title: string;
  readonly text: string;
  readonly link: Link;
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A group of recommendations in a mail. */
export interface Section {
  /** Null where the text above it says what it contains. */
  readonly title: string | null;
  readonly tips: readonly Tip[];
  readonly links: readonly Link[];
}

/** Addresses that turn off what a mail is about. */
export interface StopLinks {
  /** Of all mails of its kind; absent for a recipient without an account. */
  readonly all?: string;
  /** Of each job alert in it, by its id. */
  readonly alerts: ReadonlyMap<number, string>;
}

/** The content of a message as plain text, without layout. Its texts are messages of the site's brand. */
export interface Draft {
  readonly subject: string;
  /** Shown above the text, under the site's name. */
  readonly heading: string;
  /** The preview that mail programs show after the subject. */
  readonly preview: string;
  /** The name in the greeting; empty for a greeting without one. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to type. */
  readonly code?: string;
  readonly button?: Link;
  readonly sections?: readonly Section[];
  readonly tips?: readonly Tip[];
  /** Shown at the foot in place of the link of the mail's header. */
  readonly stop?: Link | undefined;
  /** Shown in small print below. */
  readonly notes: readonly string[];
  /** The complete text of an SMS, for a phone. */
  readonly sms?: string;
}

export interface BoundTemplate {
  readonly name: MessageTemplate;
  /** The setting that turns such mails off; absent for mails that an account needs. */
  readonly obeys?: SettableFlag;
  /** The job alerts in the mail. If there is one, the link of the mail's header turns it off, otherwise all mails of the kind. */
  readonly alertIds?: (variables: Readonly<Record<string, string>>) => readonly number[];
  /** The variable with the token that lets a person without an account opt out. */
  readonly refusedBy?: 'refusal';
  /** Nothing of it is stored after it has been sent. */
  readonly isForgotten?: true;
  readonly write: (
    variables: Readonly<Record<string, string>>,
    site: MailSite,
    stopLinks: StopLinks,
  ) => Draft;
}

/** Ties a template to the type of its variables and then erases the type, so that one list holds all templates. */
export const bindTemplate = <Name extends MessageTemplate>(
  name: Name,
  write: (variables: MessageVariables[Name], site: MailSite, stopLinks: StopLinks) => Draft,
  {
    alertIds,
    ...more
  }: Pick<BoundTemplate, 'obeys' | 'isForgotten' | 'refusedBy'> & {
    readonly alertIds?: (variables: MessageVariables[Name]) => readonly number[];
  } = {},
): BoundTemplate => ({
  name,
  ...more,
  ...(alertIds ? { alertIds: (variables) => alertIds(variables as MessageVariables[Name]) } : {}),
  write: (variables, site, stopLinks) =>
    write(variables as MessageVariables[Name], site, stopLinks),
});
