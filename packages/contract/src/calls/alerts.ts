import Type from 'typebox';
import { defineCall } from '../call.ts';
import { Text } from '../text.ts';
import { listFilters } from './job.ts';

const none = Type.Object({});
const both = { service: 'job', path: '/alerts', auth: 'token', params: none, query: none } as const;

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

const Alert = Type.Object({
  frequency: AlertFrequency,
  filters: AlertFilters,
  /** ISO 8601 instant of the last mail; null before the first. */
  mailedAt: Type.Union([Type.String(), Type.Null()]),
  /** The setting `jobFeed` is off: no mail is sent, whatever the frequency. */
  paused: Type.Boolean(),
});

/** Which new jobs the seeker gets by mail, and how often: `off` without filters by default. */
export const jobAlert = defineCall({ ...both, method: 'GET', answer: Alert });

/**
 * Replaces the alert: omitted filters are dropped, except with `off`, which retains them for later. Turning mails on
 * also turns on the setting `jobFeed`.
 */
export const saveJobAlert = defineCall({
  ...both,
  method: 'POST',
  afterLogin: true,
  body: Type.Object({ frequency: AlertFrequency, ...AlertFilters.properties }),
  answer: Type.Object({ ...Alert.properties, message: Type.String({ minLength: 1 }) }),
});
