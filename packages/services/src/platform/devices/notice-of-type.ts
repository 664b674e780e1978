import type { NoticeKind } from '@broadsheet/contract/device-notice';
import type { NotificationType } from '@broadsheet/contract/entities/notification';
import type { SettableFlag } from '@broadsheet/contract/profile-flags';
import type { Messages } from '@broadsheet/messages/message-areas';

export type NoticeText = Extract<keyof Messages['notices'], `device${string}`>;

interface NoticeHow {
  readonly kind: NoticeKind;
  /** The sentence that is shown, which names nobody and no job. */
  readonly body: NoticeText;
  /** Seconds that it waits for others with the same subject. */
  readonly delaySeconds: number;
  /** Seconds after which nobody needs it any more. */
  readonly lifeSeconds: number;
  readonly urgency: 'normal' | 'high';
}

const DAY_SECONDS = 86_400;

const interview = {
  kind: 'interviews',
  delaySeconds: 0,
  lifeSeconds: DAY_SECONDS,
  urgency: 'high',
} as const;

/** The notifications of which devices get a notice. */
const NOTICES: Readonly<Partial<Record<NotificationType, NoticeHow>>> = {
  2: { ...interview, body: 'deviceInvited' },
  3: { ...interview, body: 'deviceOtherTimes' },
  4: { ...interview, kind: 'messages', body: 'deviceMessage' },
  11: {
    kind: 'alerts',
    body: 'deviceNewJobs',
    delaySeconds: 60,
    lifeSeconds: DAY_SECONDS / 2,
    urgency: 'normal',
  },
};

export const noticeOfType = (type: NotificationType): NoticeHow | undefined => NOTICES[type];

/** The setting that turns a kind off. */
export const FLAG_OF_KIND: Readonly<Record<NoticeKind, SettableFlag>> = {
  interviews: 'noticeInterviews',
  messages: 'noticeMessages',
  alerts: 'noticeAlerts',
};
