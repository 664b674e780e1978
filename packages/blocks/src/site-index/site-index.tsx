import type { BlockProps } from '../block-component.ts';
import { IndexList } from '../shared/list/index-list.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { siteIndex } from './schema.ts';
import * as styles from './site-index.styles.ts';

export const SiteIndex = ({ id, settings, data, messages }: BlockProps<typeof siteIndex>) => (
  <div className={styles.groups}>
    <Section id={id} title={settings.sections}>
      <ul className={styles.sections}>
        {data.sections.map(({ label, href, tags }) => (
          <li className={styles.section} key={href}>
            <h3 className={styles.name}>
              <a className={control.listLink} href={href}>
                {label}
              </a>
            </h3>
            {tags.length > 0 && (
              <ul className={styles.tags}>
                {tags.map((tag) => (
                  <li key={tag.href}>
                    <a className={control.listLink} href={tag.href}>
                      {tag.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
    <Section id={`${id}-cities`} title={settings.cities}>
      <IndexList entries={data.cities} messages={messages} />
    </Section>
  </div>
);
