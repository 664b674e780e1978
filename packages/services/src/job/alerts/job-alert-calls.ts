import { AlertFilters, jobAlert, saveJobAlert } from '@broadsheet/contract/calls/alerts';
import type { Messages } from '@broadsheet/messages/message-areas';
import { Value } from 'typebox/value';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readJobAlert, saveJobAlert as save } from './job-alert.ts';

const MESSAGES = {
  daily: 'dailyAlertSaved',
  weekly: 'weeklyAlertSaved',
  off: 'alertTurnedOff',
} as const satisfies Readonly<Record<string, keyof Messages['answers']>>;

/** Other fields of the body are not stored. */
const filtersOf = (body: AlertFilters): AlertFilters =>
  Value.Parse(AlertFilters, Value.Clean(AlertFilters, structuredClone(body)));

export const jobAlertCall = bindCall(jobAlert, async (_query, _params, context) =>
  readJobAlert(context.database, (await readSeeker(context)).id),
);

export const saveJobAlertCall = bindCall(saveJobAlert, async (_query, _params, context, body) => {
  const { id: seekerId } = await readSeeker(context);
  const { database, now } = context;
  const { frequency } = body;
  const filters = filtersOf(body);
  await save(database, { seekerId, frequency, filters, now });
  const message = context.messages.answers[MESSAGES[frequency]];
  return { ...(await readJobAlert(database, seekerId)), message };
});
