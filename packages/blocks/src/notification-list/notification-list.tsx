import { readNotifications } from '@broadsheet/contract/calls/notifications';
import { NOTIFICATION_TYPES, type Notification } from '@broadsheet/contract/entities/notification';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { CallButton } from '../shared/form/call-button.tsx';
import * as form from '../shared/form/form.styles.ts';
import { Pager } from '../shared/list/pager.tsx';
import { Section } from '../shared/page/section.tsx';
import { LocalTime } from '../shared/time/local-time.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import * as styles from './notification-list.styles.ts';
import type { notificationList } from './schema.ts';
import { useNotifications } from './use-notifications.ts';

interface RowProps {
  readonly item: Notification;
  /** Label of the button that marks a notification as read. */
  readonly mark: string;
}

const Row = ({ item, mark }: RowProps) => {
  const isUnread = item.status === 'unread';
  return (
    <li className={styles.row}>
      <NotificationIcon type={item.type} />
      <div>
        <a className={`${styles.text} ${isUnread ? styles.unread : ''}`} href={item.link}>
          {item.text}
        </a>
        <p className={styles.meta}>
          {NOTIFICATION_TYPES[item.type].label} · <LocalTime iso={item.at} />
        </p>
      </div>
      {isUnread && <span className={styles.mark}>{mark}</span>}
    </li>
  );
};

export const NotificationList = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof notificationList>) => {
  const { notifications } = messages;
  const { pager, next, failed } = data;
  const { items, unread, markAll } = useNotifications(data, pager.page === 1);
  return (
    <Section
      id={id}
      title={settings.title}
      note={
        unread > 0 ? formatMessage(notifications.unread, { count: unread }) : notifications.allRead
      }
    >
      {failed !== null && (
        <div className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </div>
      )}
      {unread > 0 && (
        <CallButton
          call={readNotifications}
          label={notifications.markAll}
          busy={notifications.marking}
          messages={messages}
          dispatch={dispatch}
          next={next}
          onDone={markAll}
        />
      )}
      {items.length === 0 && <p>{settings.empty}</p>}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={settings.title}>
          {items.map((item) => (
            <Row key={item.id} item={item} mark={notifications.new} />
          ))}
        </ul>
      )}
      <Pager pager={pager} messages={messages} />
    </Section>
  );
};
