import type { BlockProps } from '../block-component.ts';
import * as styles from './asked-page.styles.ts';
import type { askedPage } from './schema.ts';

export const AskedPage = ({ data }: BlockProps<typeof askedPage>) => (
  <p className={styles.note} role="note">
    {data.text}
  </p>
);
