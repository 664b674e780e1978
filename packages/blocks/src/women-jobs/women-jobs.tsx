import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../parts/job-row.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section } from '../parts/section.tsx';
import type { womenJobs } from './schema.ts';

export const WomenJobs = ({ id, settings, data }: BlockProps<typeof womenJobs>) => (
  <Section id={id} title={settings.title} note={data.note}>
    {data.rows.length > 0 ? (
      <JobRows rows={data.rows} />
    ) : (
      <p>{data.note ? 'The list ends before this page.' : settings.emptyText}</p>
    )}
    <Pager pager={data.pager} />
  </Section>
);
