import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './form.styles.ts';

interface TermsNoteProps {
  readonly messages: Messages['register'];
}

/** What a person agrees to by creating an account. */
export const TermsNote = ({ messages }: TermsNoteProps) => (
  <p className={styles.ways}>
    {messages.agreeTo} <a href="/terms">{messages.terms}</a>. {messages.seeAlso}{' '}
    <a href="/privacy">{messages.privacyPolicy}</a>.
  </p>
);
