import type { BlockProps } from '../block-component.ts';
import * as styles from './quote.styles.ts';
import type { quote } from './schema.ts';

export const Quote = ({ settings }: BlockProps<typeof quote>) => (
  <figure className={styles.figure}>
    <blockquote className={styles.text}>{settings.text}</blockquote>
    {settings.author && <figcaption className={styles.author}>{settings.author}</figcaption>}
  </figure>
);
