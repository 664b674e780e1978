import type { ReactNode } from 'react';
import * as styles from './form.styles.ts';

interface FormPageProps {
  /** The id of the block, which prefixes the id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Why a form that was sent without JavaScript failed. */
  readonly failed?: string | null;
  readonly children: ReactNode;
}

/** A form that is the purpose of its page, below the page's heading. */
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
