import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Section } from '../shared/page/section.tsx';
import type { similarJobs } from './schema.ts';

export const SimilarJobs = ({
  id,
  settings,
  data,
  messages: { jobs },
}: BlockProps<typeof similarJobs>) => (
  <Section
    id={id}
    title={settings.title}
    more={{ label: formatMessage(jobs.allOf, { jobs: data.more.label }), href: data.more.href }}
  >
    <JobRows rows={data.rows} messages={jobs} />
  </Section>
);
