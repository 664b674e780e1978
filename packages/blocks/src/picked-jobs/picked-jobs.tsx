import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Section } from '../shared/page/section.tsx';
import type { pickedJobs } from './schema.ts';

export const PickedJobs = ({ id, settings, data, messages }: BlockProps<typeof pickedJobs>) => (
  <Section id={id} title={settings.title} note={settings.note} more={data.more}>
    <JobRows rows={data.rows} messages={messages.jobs} />
  </Section>
);
