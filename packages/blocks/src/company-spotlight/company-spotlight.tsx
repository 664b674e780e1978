import { coverSource } from '@broadsheet/contract/picture-source';
import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { FramedPicture } from '../shared/page/framed-picture.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './company-spotlight.styles.ts';
import type { companySpotlight } from './schema.ts';

export const CompanySpotlight = ({ id, settings, data }: BlockProps<typeof companySpotlight>) => (
  <Section id={id} title={settings.title}>
    <div className={styles.layout}>
      {data.cover && (
        <FramedPicture
          className={styles.cover}
          {...coverSource(data.cover, data.coverSizes, styles.SHOWN_WIDTH)}
          alt=""
          width={1_136}
          height={639}
          colour={data.coverColour}
        />
      )}
      <div className={styles.body}>
        <CompanyMark name={data.name} logo={data.logo} size="large" />
        <h3 className={styles.name}>
          <a className={styles.link} href={data.href}>
            {data.name}
          </a>
        </h3>
        {data.text && <p className={styles.text}>{data.text}</p>}
        {data.facts && <p className={styles.facts}>{data.facts}</p>}
      </div>
    </div>
  </Section>
);
