import * as styles from './contact-details.styles.ts';

export const Verified = ({ isVerified }: { readonly isVerified: boolean }) => (
  <p className={isVerified ? styles.success : styles.open}>
    {isVerified ? '✓ Verified' : 'Not verified yet'}
  </p>
);
