import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { DecorativePicture } from '../shared/page/decorative-picture.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './promo-banners.styles.ts';
import type { promoBanners } from './schema.ts';

type Props = BlockProps<typeof promoBanners>;
type Banner = Props['data']['banners'][number];

const Owner = ({ owner, ownerHref }: Pick<Banner, 'owner' | 'ownerHref'>) => (
  <p className={styles.owner}>
    {ownerHref ? (
      <a className={styles.ownerLink} href={ownerHref}>
        {owner}
      </a>
    ) : (
      owner
    )}
  </p>
);

/** A banner of nobody, such as a notice of the site, has no mark. */
const hasMark = ({ owner, logo }: Banner): boolean => owner !== '' || logo !== null;

const Card = ({ banner }: { banner: Banner }) => (
  <li className={styles.card}>
    {banner.image && (
      <DecorativePicture className={styles.picture} src={banner.image} width={640} height={360} />
    )}
    {hasMark(banner) && <CompanyMark name={banner.owner} logo={banner.logo} />}
    <div className={hasMark(banner) ? styles.body : styles.wideBody}>
      {banner.owner && <Owner owner={banner.owner} ownerHref={banner.ownerHref} />}
      <h3 className={styles.title}>
        <a className={styles.link} href={banner.href}>
          {banner.title}
        </a>
      </h3>
      {banner.text && <p className={styles.text}>{banner.text}</p>}
      {banner.subText && <p className={styles.subText}>{banner.subText}</p>}
      {banner.ctaText && <p className={styles.cta}>{banner.ctaText}</p>}
    </div>
  </li>
);

export const PromoBanners = ({ id, settings, data }: Props) => (
  <Section id={id} title={settings.title}>
    <ul className={styles.list}>
      {data.banners.map((banner) => (
        <Card key={banner.id} banner={banner} />
      ))}
    </ul>
  </Section>
);
