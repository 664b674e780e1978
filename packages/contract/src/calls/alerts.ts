import Type from 'typebox';
import { defineCall } from '../call.ts';
import { ALERT_NAME_MAX } from '../constants.ts';
import { Text } from '../text.ts';
import { listFilters } from './job.ts';

const none = Type.Object({});
const base = { service: 'job', auth: 'token', params: none, query: none } as const;

const ALERT_FREQUENCIES = ['daily', 'weekly', 'off'] as const;
export const AlertFrequency = Type.Enum(ALERT_FREQUENCIES);
export type AlertFrequency = Type.Static<typeof AlertFrequency>;

const { range: _age, sort: _order, ...narrowing } = listFilters;

/** Which jobs an alert contains, as in the lists of jobs: every given filter must match, with any of its ids. */
export const AlertFilters = Type.Object({
  query: Type.Optional(Text({ maxLength: 200, description: 'Words.' })),
  ...narrowing,
  cat: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The dataId of a category.' }),
  ),
});
export type AlertFilters = Type.Static<typeof AlertFilters>;

/** What its seeker calls an alert; each name once, whatever its case. */
const AlertName = Type.String({
  minLength: 1,
  maxLength: ALERT_NAME_MAX,
  pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]+$',
  description: `a name of 1 to ${ALERT_NAME_MAX} characters, such as Java jobs in Pune`,
});
const AlertId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const Alert = Type.Object({
  id: AlertId,
  name: Type.String(),
  frequency: AlertFrequency,
  filters: AlertFilters,
  /** ISO 8601 instant of the last mail; null before the first. */
  mailedAt: Type.Union([Type.String(), Type.Null()]),
});
export type Alert = Type.Static<typeof Alert>;

const Alerts = Type.Object({
  /** The newest first. */
  items: Type.Array(Alert),
  /** The setting `jobFeed` is off: no mail is sent, whatever the frequency. */
  paused: Type.Boolean(),
});
const Changed = Type.Object({ ...Alerts.properties, message: Type.String({ minLength: 1 }) });

/** The seeker's alerts: named searches, whose new jobs they get by mail at a frequency. */
export const jobAlerts = defineCall({ ...base, method: 'GET', path: '/alerts', answer: Alerts });

/**
 * Adds an alert, by default with a name that says what it searches for. An alert for the same search gets the given
 * frequency and name instead. `off` without filters turns all alerts off, unless one of them is for all jobs. Mails that are
 * turned on also turn on the setting `jobFeed`. Throws ALERTS_FULL beyond ALERTS_MAX, and CONFLICT for a name in use.
 */
export const addJobAlert = defineCall({
  ...base,
  method: 'POST',
  path: '/alerts',
  afterLogin: true,
  body: Type.Object({
    frequency: AlertFrequency,
    name: Type.Optional(AlertName),
    ...AlertFilters.properties,
  }),
  answer: Changed,
});

const one = { ...base, method: 'POST', params: Type.Object({ id: AlertId }) } as const;

/**
 * Changes the name or the frequency of an alert. Throws ALERT_NOT_FOUND for an alert that the seeker does not have, and
 * CONFLICT for a name in use.
 */
export const changeJobAlert = defineCall({
  ...one,
  path: '/alerts/{id}/change',
  body: Type.Object({ name: Type.Optional(AlertName), frequency: Type.Optional(AlertFrequency) }),
  answer: Changed,
});

/** Deletes an alert. Throws ALERT_NOT_FOUND for an alert that the seeker does not have. */
export const removeJobAlert = defineCall({
  ...one,
  path: '/alerts/{id}/remove',
  body: none,
  answer: Changed,
});
