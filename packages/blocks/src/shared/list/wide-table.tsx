import type { ReactNode } from 'react';
import * as styles from './wide-table.styles.ts';

interface WideTableProps {
  /** Accessible label of the table. */
  readonly label: string;
  /** The thead and tbody. */
  readonly children: ReactNode;
}

/** A table that scrolls if it is wider than the screen, also by keyboard. */
export const WideTable = ({ label, children }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table className={styles.table}>{children}</table>
  </section>
);
