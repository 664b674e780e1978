import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const jobAlerts = defineBlock({
  type: 'job-alerts',
  version: 1,
  title: 'Job alerts',
  description: 'A form to choose which new jobs the member gets by email, and how often.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 40, default: 'Job alerts' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    next: Type.String(),
    frequency: Type.Enum(['daily', 'weekly', 'off']),
    fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    /** What the alert searches for, as text; empty for all jobs. */
    sought: Type.Array(Type.String()),
    /** Link to the job list that the mails are for. */
    list: Type.String(),
    isPaused: Type.Boolean(),
    isDone: Type.Boolean(),
  }),
  messages: ['alerts', 'job-alerts'],
  hydrate: 'never',
  personal: true,
  pages: ['personalize-jobfeed'],
  limit: 1,
});
