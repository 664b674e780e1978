import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { Section } from '../shared/page/section.tsx';
import type { companyJobs } from './schema.ts';

export const CompanyJobs = ({ id, settings, data, messages }: BlockProps<typeof companyJobs>) => (
  <Section
    id={id}
    title={settings.title}
    note={data.note}
    more={{ label: messages.companies.all, href: '/companies' }}
  >
    {data.rows.length > 0 ? (
      <JobRows rows={data.rows} messages={messages.jobs} />
    ) : (
      <p>{settings.emptyText}</p>
    )}
    <Pager pager={data.pager} messages={messages} />
  </Section>
);
