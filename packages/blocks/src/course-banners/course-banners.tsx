import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './course-banners.styles.ts';
import type { courseBanners } from './schema.ts';

export const CourseBanners = ({ id, settings, data }: BlockProps<typeof courseBanners>) => (
  <Section id={id} title={settings.title}>
    <ul className={styles.cards}>
      {data.banners.map((banner) => (
        <li className={styles.card} key={banner.id}>
          <CompanyMark name={banner.institute} logo={banner.logo} />
          <p className={styles.institute}>{banner.institute}</p>
          <h3 className={styles.title}>
            <a className={styles.link} href={banner.href}>
              {banner.title}
            </a>
          </h3>
          <p className={styles.text}>{banner.text}</p>
          <p className={styles.action} aria-hidden="true">
            {banner.action}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
