import { DecorativePicture } from '../page/decorative-picture.tsx';
import * as styles from './quotation.styles.ts';

interface QuotationProps {
  readonly text: string;
  readonly name: string;
  /** The author's company, or how the author knows the person. */
  readonly facts: string;
  /** URL of the author's picture; null if there is none. */
  readonly picture?: string | null;
}

/** A quotation with its line breaks, and the author below. */
export const Quotation = ({ text, name, facts, picture = null }: QuotationProps) => (
  <figure className={styles.quotation}>
    <blockquote className={styles.text}>{text}</blockquote>
    <figcaption className={styles.who}>
      {picture !== null && (
        <DecorativePicture className={styles.picture} src={picture} width={48} height={48} />
      )}
      <span>
        <strong>{name}</strong>
        {facts !== '' && <span className={styles.facts}>{facts}</span>}
      </span>
    </figcaption>
  </figure>
);
