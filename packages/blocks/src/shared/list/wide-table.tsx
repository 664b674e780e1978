import type { ReactNode } from 'react';
import * as styles from './wide-table.styles.ts';

interface WideTableProps {
  /** What it is of. */
  readonly label: string;
  /** Its head and body. */
  readonly children: ReactNode;
}

/** A table that scrolls where it is wider than the screen, by keys too. */
export const WideTable = ({ label, children }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table className={styles.table}>{children}</table>
  </section>
);
