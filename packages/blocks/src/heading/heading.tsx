import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './heading.styles.ts';
import type { heading } from './schema.ts';

export const Heading = ({ settings, data }: BlockProps<typeof heading>) => (
  <div className={styles.heading}>
    {settings.level === 'page' ? (
      <h1 className={styles.title}>{data.title}</h1>
    ) : (
      <h2 className={styles.title}>{data.title}</h2>
    )}
    {data.text && <p className={styles.text}>{data.text}</p>}
    {settings.link && (
      <a className={control.primary} href={settings.link}>
        {settings.ctaText}
      </a>
    )}
  </div>
);
