import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './contact-details.styles.ts';

interface VerifiedProps {
  readonly isVerified: boolean;
  readonly messages: Pick<Messages['contact'], 'notVerified' | 'verified'>;
}

export const Verified = ({ isVerified, messages }: VerifiedProps) => (
  <p className={isVerified ? styles.success : styles.open}>
    {isVerified ? messages.verified : messages.notVerified}
  </p>
);
