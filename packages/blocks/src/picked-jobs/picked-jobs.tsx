import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './picked-jobs.styles.ts';
import type { pickedJobs } from './schema.ts';

export const PickedJobs = ({ id, settings, data, messages }: BlockProps<typeof pickedJobs>) => (
  <Section id={id} title={settings.title} note={settings.note} more={data.more}>
    <div className={styles.jobs}>
      <JobRows rows={data.rows} messages={messages.jobs} />
    </div>
  </Section>
);
