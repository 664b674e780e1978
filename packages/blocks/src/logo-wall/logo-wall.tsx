import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './logo-wall.styles.ts';
import type { logoWall } from './schema.ts';

export const LogoWall = ({ id, settings, data }: BlockProps<typeof logoWall>) => (
  <Section id={id} title={settings.title}>
    <ul className={styles.list}>
      {data.companies.map(({ name, href, logo }) => (
        <li key={`${name} ${href}`}>
          <a className={styles.link} href={href}>
            <CompanyMark name={name} logo={logo} size="large" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
