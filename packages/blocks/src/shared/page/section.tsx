import type { ReactNode } from 'react';
import type { Link } from './link.ts';
import * as styles from './section.styles.ts';

interface SectionProps {
  /** Id of the block, which prefixes the id of the heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: string;
  readonly more?: Link | null;
  readonly children: ReactNode;
}

/** A section of the page below a ruled heading. */
export const Section = ({ id, title, note, more, children }: SectionProps) => (
  <section aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {more && (
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </section>
);
