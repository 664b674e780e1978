import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { OfferedJobs } from '../shared/feed/offered-jobs.tsx';
import { Section } from '../shared/page/section.tsx';
import type { earlyJobs } from './schema.ts';

export const EarlyJobs = ({
  id,
  settings,
  data: { feed, matches },
  messages,
}: BlockProps<typeof earlyJobs>) =>
  feed ? (
    <Section id={id} title={feed.heading}>
      <OfferedJobs data={feed} emptyText={settings.emptyText} messages={messages} />
    </Section>
  ) : (
    <Section id={id} title={messages.feed.earlyPlanTitle}>
      <p>
        {matches === 0
          ? messages.feed.earlyNone
          : formatMessage(messages.feed.earlyCount, { count: matches })}{' '}
        {messages.feed.earlyPlan}
      </p>
    </Section>
  );
