import type { BlockProps } from '../block-component.ts';
import { OfferedJobs } from '../shared/feed/offered-jobs.tsx';
import { Section } from '../shared/page/section.tsx';
import { formatCounted } from '../shared/text/format-count.ts';
import type { earlyJobs } from './schema.ts';

export const EarlyJobs = ({
  id,
  settings,
  data: { feed, matches },
  messages,
}: BlockProps<typeof earlyJobs>) =>
  feed ? (
    <Section id={id} title={feed.heading}>
      <OfferedJobs messages={messages} data={feed} emptyText={settings.emptyText} />
    </Section>
  ) : (
    <Section id={id} title="This list belongs to a plan">
      <p>
        {matches === 0
          ? 'Just now there is no new job with few applications for you; they come every day.'
          : `There ${matches === 1 ? 'is' : 'are'} ${formatCounted(matches, 'new job')} with few applications for you now.`}{' '}
        With Early Applicant you see them here, and in one mail a day.
      </p>
    </Section>
  );
