import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { CompanyMark } from '../shared/company/company-mark.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './company-card.styles.ts';
import type { companyCard } from './schema.ts';

export const CompanyCard = ({
  id,
  settings,
  data,
  messages: { companies },
}: BlockProps<typeof companyCard>) => (
  <Section id={id} title={settings.title}>
    <div className={styles.head}>
      <CompanyMark name={data.name} logo={data.logo} />
      <div>
        <p className={styles.name}>{data.name}</p>
        <p className={styles.facts}>{data.facts.join(' · ')}</p>
      </div>
    </div>
    {data.about && <p className={styles.about}>{data.about}</p>}
    <a className={control.textLink} href={data.href}>
      {data.jobs
        ? formatMessage(companies.jobsAt, { jobs: data.jobs, company: data.name })
        : formatMessage(companies.about, { company: data.name })}
    </a>
  </Section>
);
