import type { ReactNode } from 'react';
import * as styles from './form.styles.ts';

/** The result of a form. */
export const FormNotice = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.notice} role="status">
    {children}
  </div>
);
