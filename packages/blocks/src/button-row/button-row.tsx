import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './button-row.styles.ts';
import type { buttonRow } from './schema.ts';

export const ButtonRow = ({ settings }: BlockProps<typeof buttonRow>) => (
  <div className={styles.row}>
    {settings.items.map(({ ctaText, link }, at) => (
      <a
        className={at === 0 ? control.primary : control.quiet}
        href={link}
        key={`${ctaText} ${link}`}
      >
        {ctaText}
      </a>
    ))}
  </div>
);
