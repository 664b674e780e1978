import * as styles from './quotation.styles.ts';

interface QuotationProps {
  readonly text: string;
  readonly name: string;
  /** Where they work, or how they know whom they speak of. */
  readonly facts: string;
  /** Address of their picture; null without one. */
  readonly picture?: string | null;
}

/** What somebody said, in their own lines, with who it was below. */
export const Quotation = ({ text, name, facts, picture = null }: QuotationProps) => (
  <figure className={styles.quotation}>
    <blockquote className={styles.text}>{text}</blockquote>
    <figcaption className={styles.who}>
      {picture !== null && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        <strong>{name}</strong>
        {facts !== '' && <span className={styles.facts}>{facts}</span>}
      </span>
    </figcaption>
  </figure>
);
