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

/** Which jobs are told of, as the lists of jobs take it: each of what is given must hold, of several ids any. */
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
  /** The setting `jobFeed` is off: no mail goes, whatever the frequency. */
  paused: Type.Boolean(),
});

/** Of which new jobs the seeker is mailed, and how often: `off` and no filters until they have said. */
export const jobAlert = defineCall({ ...both, method: 'GET', answer: Alert });

/**
 * Sets it anew: filters that are not given are dropped, but for `off`, which keeps them for when it is turned on again.
 * Whoever turns mails on wants them: the setting `jobFeed` is turned on with it.
 */
export const saveJobAlert = defineCall({
  ...both,
  method: 'POST',
  afterLogin: true,
  body: Type.Object({ frequency: AlertFrequency, ...AlertFilters.properties }),
  answer: Type.Object({ ...Alert.properties, message: Type.String({ minLength: 1 }) }),
});
