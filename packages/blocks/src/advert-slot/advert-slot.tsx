import type { BlockProps } from '../block-component.ts';
import * as styles from './advert-slot.styles.ts';
import type { advertSlot } from './schema.ts';

export const AdvertSlot = ({ data }: BlockProps<typeof advertSlot>) => (
  <aside className={styles.slot} aria-label={data.label}>
    <p className={styles.text}>{data.label}</p>
    <div className={styles.advert}>
      {data.picture && (
        <img
          src={data.picture}
          alt=""
          width={240}
          height={120}
          loading={data.preload ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div>
        <p className={styles.title}>
          <a className={styles.link} href={data.href} rel="sponsored nofollow noopener">
            {data.advertiser}
          </a>
        </p>
        <p className={styles.text}>{data.text}</p>
      </div>
    </div>
  </aside>
);
