import type { BlockProps } from '../block-component.ts';
import * as styles from './return-notice.styles.ts';
import type { returnNotice } from './schema.ts';

export const ReturnNotice = ({ data }: BlockProps<typeof returnNotice>) => (
  <p className={styles.note} role="note">
    {data.text}
  </p>
);
