import { formatInstant } from '@broadsheet/contract/format-instant';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './pending-assessments.styles.ts';
import type { pendingAssessments } from './schema.ts';

type Props = BlockProps<typeof pendingAssessments>;

interface RowProps {
  readonly item: Props['data']['items'][number];
  readonly messages: Props['messages']['assessments'];
}

const Row = ({ item, messages }: RowProps) => {
  const { title, state, href, job, minutes, questions, until: deadline } = item;
  const isRunning = state === 'running';
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{title}</h3>
        <p>
          <a className={control.textLink} href={job.href}>
            {job.title}, {job.company}
          </a>
        </p>
        <p className={styles.small}>
          {formatMessage(messages.length, { questions, minutes })}{' '}
          {isRunning ? messages.ends : messages.startBy}{' '}
          <time dateTime={deadline}>{formatInstant(deadline)}</time>
        </p>
      </div>
      <a className={control.primary} href={href}>
        {isRunning ? messages.continue : messages.view}
        <span className={control.hidden}>: {title}</span>
      </a>
    </li>
  );
};

export const PendingAssessments = ({ id, settings, data: { items, pager }, messages }: Props) => (
  <Section id={id} title={settings.title}>
    {items.length === 0 ? (
      <>
        <p>{settings.empty}</p>
        <a className={control.textLink} href="/applied-jobs">
          {messages.assessments.appliedJobs}
        </a>
      </>
    ) : (
      <ul className={styles.list}>
        {items.map((item) => (
          <Row key={item.href} item={item} messages={messages.assessments} />
        ))}
      </ul>
    )}
    <Pager pager={pager} messages={messages} />
  </Section>
);
