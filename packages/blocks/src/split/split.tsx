import type { BlockProps } from '../block-component.ts';
import type { split } from './schema.ts';
import * as styles from './split.styles.ts';

/** The left column comes before the main one in the DOM too, because it is read first. Without it there is one column. */
export const Split = ({ settings, slots }: BlockProps<typeof split>) => {
  if (!slots.aside) return <div className={styles.column}>{slots.main}</div>;
  const main = <div className={styles.column}>{slots.main}</div>;
  const aside = <div className={styles.column}>{slots.aside}</div>;
  return settings.side === 'left' ? (
    <div className={styles.left}>
      {aside}
      {main}
    </div>
  ) : (
    <div className={styles.right}>
      {main}
      {aside}
    </div>
  );
};
