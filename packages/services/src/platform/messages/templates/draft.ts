import type { SettableFlag } from '@broadsheet/contract/profile-flags';
import type { MailSite } from '../mail/mail-site.ts';
import type { MessageTemplate, MessageVariables } from '../queue-message.ts';

/** One thing a mail recommends. */
export interface Tip {
  readonly title: string;
  readonly text: string;
  readonly link: Link;
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** What a message says, in plain text: how it looks is not its own affair. Its texts are messages of the site's brand. */
export interface Draft {
  readonly subject: string;
  /** Above the text, under the site's name. */
  readonly heading: string;
  /** What mail programs show after the subject. */
  readonly preview: string;
  /** Whom it greets; empty for nobody by name. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to be typed. */
  readonly code?: string;
  readonly button?: Link;
  readonly tips?: readonly Tip[];
  /** What follows in small print. */
  readonly notes: readonly string[];
  /** All of it, where it goes to a phone. */
  readonly sms?: string;
}

export interface BoundTemplate {
  readonly name: MessageTemplate;
  /** The setting that turns such mails off; absent for those that an account cannot do without. */
  readonly obeys?: SettableFlag;
  /** The variable with the token by which somebody without an account turns such mails off. */
  readonly refusedBy?: 'refusal';
  /** Nothing of it is kept when it has been sent. */
  readonly isForgotten?: true;
  readonly write: (variables: Readonly<Record<string, string>>, site: MailSite) => Draft;
}

/** A template and what it is told, its types tied together and then forgotten, so that all can stand in one list. */
export const bindTemplate = <Name extends MessageTemplate>(
  name: Name,
  write: (variables: MessageVariables[Name], site: MailSite) => Draft,
  more: Pick<BoundTemplate, 'obeys' | 'isForgotten' | 'refusedBy'> = {},
): BoundTemplate => ({
  name,
  ...more,
  write: (variables, site) => write(variables as MessageVariables[Name], site),
});
