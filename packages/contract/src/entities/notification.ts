import Type from 'typebox';

/**
 * The kinds of notifications: the spec's numbers up to 15. Their meaning, and which module creates them:
 * docs/notifications.md.
 */
export const NOTIFICATION_TYPES = {
  1: { name: 'application-status', label: 'Progress', icon: 'progress', colour: 'accent' },
  2: { name: 'interview-invite', label: 'Interview', icon: 'calendar', colour: 'positive' },
  3: { name: 'interview-changed', label: 'Interview', icon: 'clock', colour: 'negative' },
  4: { name: 'message', label: 'Message', icon: 'speech', colour: 'accent' },
  5: { name: 'profile-viewed', label: 'Profile', icon: 'eye', colour: 'quiet' },
  6: { name: 'recommendation', label: 'Recommendation', icon: 'quote', colour: 'positive' },
  11: { name: 'new-jobs', label: 'New jobs', icon: 'paper', colour: 'accent' },
  14: { name: 'follow-up-answered', label: 'Follow-up', icon: 'answer', colour: 'positive' },
  15: { name: 'assessment-waiting', label: 'To be done', icon: 'tick', colour: 'negative' },
  16: { name: 'payment', label: 'Payment', icon: 'paper', colour: 'positive' },
} as const;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;

/** The subject of a notification: the kind of the entity and its number. */
export type NotificationSubject =
  `${'conversation' | 'interview' | 'job' | 'recommendation' | 'recruiter'}:${number}`;

export const NOTIFICATION_TEXT_MAX = 300;

export const Notification = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  type: Type.Enum([1, 2, 3, 4, 5, 6, 11, 14, 15, 16]),
  status: Type.Enum(['unread', 'read']),
  /** Plain text. */
  text: Type.String(),
  /** A path of this site. */
  link: Type.String({ pattern: '^/(?!/)' }),
  at: Type.String({ description: 'ISO 8601' }),
});
export type Notification = Type.Static<typeof Notification>;
