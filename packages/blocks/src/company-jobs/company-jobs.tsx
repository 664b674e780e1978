import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../parts/job-row.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section } from '../parts/section.tsx';
import type { companyJobs } from './schema.ts';

export const CompanyJobs = ({ id, settings, data }: BlockProps<typeof companyJobs>) => (
  <Section
    id={id}
    title={settings.title}
    note={data.note}
    more={{ label: 'All companies', href: '/companies' }}
  >
    {data.rows.length > 0 ? <JobRows rows={data.rows} /> : <p>{settings.emptyText}</p>}
    <Pager pager={data.pager} />
  </Section>
);
