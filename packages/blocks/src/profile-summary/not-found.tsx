import * as control from '../shared/page/control.styles.ts';
import * as styles from './profile-summary.styles.ts';

/** Of somebody who has told nothing yet. */
export const NotFound = ({ id }: { readonly id: string }) => (
  <section className={styles.empty} aria-labelledby={`${id}-title`}>
    <h1 id={`${id}-title`}>Your profile</h1>
    <p role="status">
      <strong>Profile not found.</strong> You have not told us anything about yourself yet.
    </p>
    <p>
      It takes a few minutes, and a resume fills in most of it. Employers see it when you apply.
    </p>
    <a className={control.primary} href="/registration/next">
      Make my profile
    </a>
  </section>
);
