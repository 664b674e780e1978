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
  readonly tips?: readonly Tip[];
  /** Shown in small print below. */
  readonly notes: readonly string[];
  /** The complete text of an SMS, for a phone. */
  readonly sms?: string;
}

export interface BoundTemplate {
  readonly name: MessageTemplate;
  /** The setting that turns such mails off; absent for mails that an account needs. */
  readonly obeys?: SettableFlag;
  /** The variable with the id of the one job alert that the mail's link turns off, in place of all that obey the setting. */
  readonly ofAlert?: 'alertId';
  /** The variable with the token that lets a person without an account opt out. */
  readonly refusedBy?: 'refusal';
  /** Nothing of it is stored after it has been sent. */
  readonly isForgotten?: true;
  readonly write: (variables: Readonly<Record<string, string>>, site: MailSite) => Draft;
}

/** Ties a template to the type of its variables and then erases the type, so that one list holds all templates. */
export const bindTemplate = <Name extends MessageTemplate>(
  name: Name,
  write: (variables: MessageVariables[Name], site: MailSite) => Draft,
  more: Pick<BoundTemplate, 'obeys' | 'ofAlert' | 'isForgotten' | 'refusedBy'> = {},
): BoundTemplate => ({
  name,
  ...more,
  write: (variables, site) => write(variables as MessageVariables[Name], site),
});
