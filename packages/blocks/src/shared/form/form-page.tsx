import type { ReactNode } from 'react';
import * as styles from './form.styles.ts';

interface FormPageProps {
  /** Of the block: its heading is named after it. */
  readonly id: string;
  readonly title: string;
  /** Why a form that was sent without JavaScript has failed. */
  readonly failed?: string | null;
  readonly children: ReactNode;
}

/** A form that is what its page is for, under the heading of the page. */
export const FormPage = ({ id, title, failed = null, children }: FormPageProps) => (
  <section className={styles.page} aria-labelledby={`${id}-title`}>
    <h1 id={`${id}-title`}>{title}</h1>
    {failed !== null && (
      <div className={`${styles.notice} ${styles.alarm}`} role="alert">
        {failed}
      </div>
    )}
    {children}
  </section>
);
