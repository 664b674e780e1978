import { coverSource } from '@broadsheet/contract/picture-source';
import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import { EntryList } from '../shared/list/entry-list.tsx';
import { DecorativePicture } from '../shared/page/decorative-picture.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './featured-employers.styles.ts';
import type { featuredEmployers } from './schema.ts';

export const FeaturedEmployers = ({ id, settings, data }: BlockProps<typeof featuredEmployers>) => {
  const [lead, ...others] = data.employers;
  if (!lead) return null;
  return (
    <Section id={id} title={settings.title}>
      <div className={styles.layout}>
        <article className={styles.lead}>
          {lead.picture && (
            <DecorativePicture
              className={styles.picture}
              {...coverSource(lead.picture, lead.pictureSizes, styles.shownWidth)}
              width={640}
              height={360}
            />
          )}
          <CompanyMark name={lead.name} logo={lead.logo} size="large" />
          <h3 className={styles.leadName}>
            <a className={styles.link} href={lead.href}>
              {lead.name}
            </a>
          </h3>
          {lead.text && (
            <p className={lead.picture ? styles.textBelowPicture : styles.text}>{lead.text}</p>
          )}
          {lead.facts && <p className={styles.facts}>{lead.facts}</p>}
        </article>
        <EntryList
          layout="columnShelf"
          entries={others.map(({ name, href, facts, text, logo }) => ({
            title: name,
            href,
            text: facts || text,
            logo,
          }))}
        />
      </div>
    </Section>
  );
};
