import type { BlockProps } from '../block-component.ts';
import type { split } from './schema.ts';
import * as styles from './split.styles.ts';

/** A left column comes before the main one in the DOM too, because it is read first. Without an aside there is one column. */
export const Split = ({ settings: { side, width, sticky }, slots }: BlockProps<typeof split>) => {
  if (!slots.aside) return <div className={styles.column}>{slots.main}</div>;
  const isHelp = side === 'right' && width === 'half';
  const isMenu = side === 'left' && sticky;
  const main = (
    <div className={isMenu ? `${styles.column} ${styles.level}` : styles.column}>{slots.main}</div>
  );
  const asideStyles = [styles.column, sticky ? styles.sticky : '', isHelp ? styles.help : ''];
  const aside = <div className={asideStyles.filter(Boolean).join(' ')}>{slots.aside}</div>;
  if (width === 'pane')
    return (
      <div className={styles.pane}>
        {main}
        {aside}
      </div>
    );
  return side === 'left' ? (
    <div className={styles.left[width]}>
      {aside}
      {main}
    </div>
  ) : (
    <div className={styles.right[width]}>
      {main}
      {aside}
    </div>
  );
};
