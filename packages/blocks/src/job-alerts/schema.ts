import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const settings = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 40, default: 'Job alerts' }) },
  { additionalProperties: false },
);
const Frequency = Type.Enum(['daily', 'weekly', 'off']);
const data = Type.Object({
  /** Path after a form. */
  next: Type.String(),
  alerts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      frequency: Frequency,
      /** What the alert searches for, as text, its search text first in quotes; empty for all jobs. */
      sought: Type.Array(Type.String()),
      /** Link to the job list that the mails are for. */
      list: Type.String(),
    }),
  ),
  /** Link to the search, where alerts are created. */
  search: Type.String(),
  isFull: Type.Boolean(),
  isPaused: Type.Boolean(),
  isDone: Type.Boolean(),
  /** Why a form has failed; null when none has. */
  failed: Type.Union([Type.String(), Type.Null()]),
});

/** The search of an alert as the fields of a form. */
const fieldsOf = (list: string, [first = '']: readonly string[]) => {
  const query = /^“(.*)”$/.exec(first)?.[1];
  const { searchParams } = new URL(list, 'http://site');
  return [...(query ? [['query', query] as const] : []), ...searchParams].map(([name, value]) => ({
    name,
    value,
  }));
};

/** Version 1 had one alert: here the newest, whose form changes it. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Object({
    next: Type.String(),
    frequency: Frequency,
    fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    sought: Type.Array(Type.String()),
    list: Type.String(),
    isPaused: Type.Boolean(),
    isDone: Type.Boolean(),
  }),
  downgradeSettings: sameSettings,
  downgradeData: ({ next, alerts, search, isPaused, isDone }: Type.Static<typeof data>) => {
    const { frequency = 'off', sought = [], list = search } = alerts[0] ?? {};
    return { next, frequency, fields: fieldsOf(list, sought), sought, list, isPaused, isDone };
  },
};

export const jobAlerts = defineBlock({
  type: 'job-alerts',
  version: 2,
  title: 'Job alerts',
  description:
    "The member's job alerts: their names, searches and frequency, with forms to change and delete them.",
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['alerts', 'job-alerts'],
  hydrate: 'never',
  personal: true,
  pages: ['personalize-jobfeed'],
  limit: 1,
});
