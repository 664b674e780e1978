import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@broadsheet/contract/entities/notification';
import * as styles from './notification-list.styles.ts';

type NotificationKind = (typeof NOTIFICATION_TYPES)[NotificationType];

const PATHS: Readonly<Record<NotificationKind['icon'], string>> = {
  progress: 'M4 12h5l2-6 3 12 2-6h4',
  calendar: 'M4 6h16v14H4zM4 10h16M9 3v4M15 3v4',
  clock: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM12 8v4l3 2',
  speech: 'M4 5h16v11h-9l-4 4v-4H4z',
  eye: 'M2 12c4-7 16-7 20 0c-4 7-16 7-20 0zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z',
  quote: 'M5 17v-5c0-3 1-5 4-6M14 17v-5c0-3 1-5 4-6',
  paper: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  answer: 'M10 6l-6 6 6 6M4 12h10c4 0 6 2 6 6',
  tick: 'M4 4h16v16H4zM8 12l3 3 5-6',
};

/** The icon of a notification type. The text beside it has the same information. */
export const NotificationIcon = ({ type }: { readonly type: NotificationType }) => {
  const { icon, colour } = NOTIFICATION_TYPES[type];
  return (
    <svg
      className={`${styles.icon} ${styles.colours[colour]}`}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      aria-hidden="true"
    >
      <path d={PATHS[icon]} />
    </svg>
  );
};
