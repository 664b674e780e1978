import type { BlockProps } from '../block-component.ts';
import { OfferedJobs } from '../shared/feed/offered-jobs.tsx';
import { Section } from '../shared/page/section.tsx';
import type { feedRecommended } from './schema.ts';

export const FeedRecommended = ({
  id,
  settings,
  data,
  messages,
}: BlockProps<typeof feedRecommended>) => (
  <Section id={id} title={data.heading}>
    <OfferedJobs data={data} emptyText={settings.emptyText} messages={messages} />
  </Section>
);
