import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { DecorativePicture } from '../shared/page/decorative-picture.tsx';
import * as styles from './promo-card.styles.ts';
import type { promoCard } from './schema.ts';

export const PromoCard = ({ id, settings }: BlockProps<typeof promoCard>) => (
  <section className={styles.card} aria-labelledby={`${id}-title`}>
    {settings.imageUrl && (
      <DecorativePicture
        className={styles.picture}
        src={settings.imageUrl}
        width={960}
        height={320}
      />
    )}
    <div>
      <h2 className={styles.title} id={`${id}-title`}>
        {settings.title}
      </h2>
      {settings.text && <p className={styles.text}>{settings.text}</p>}
    </div>
    <a className={control.primary} href={settings.link}>
      {settings.ctaText}
    </a>
  </section>
);
