import type { ReactNode } from 'react';
import * as styles from './form.styles.ts';

/** What came of a form that was sent. */
export const FormNotice = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.notice} role="status">
    {children}
  </div>
);
