import {
  AlertFilters,
  type AlertFrequency,
  addJobAlert,
  changeJobAlert,
  jobAlerts,
  removeJobAlert,
} from '@broadsheet/contract/calls/alerts';
import { isSameSearch } from '@broadsheet/contract/same-search';
import { formatMessage } from '@broadsheet/messages/format-message';
import { Value } from 'typebox/value';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { nameAlert } from './name-alert.ts';
import { addAlert, changeAlert, readAlerts, removeAlert, turnAlertsOff } from './own-alerts.ts';

const MESSAGES = {
  daily: 'dailyAlertSaved',
  weekly: 'weeklyAlertSaved',
  off: 'alertTurnedOff',
} as const satisfies Readonly<Record<AlertFrequency, string>>;

/** Other fields of the body are not stored. */
const filtersOf = (body: AlertFilters): AlertFilters =>
  Value.Parse(AlertFilters, Value.Clean(AlertFilters, structuredClone(body)));

const answerWith = async ({ database }: CallContext, seekerId: number, message: string) => ({
  ...(await readAlerts(database, seekerId)),
  message,
});

const savedMessage = (
  { messages }: CallContext,
  { name, frequency }: { readonly name: string; readonly frequency: AlertFrequency },
): string => formatMessage(messages.answers[MESSAGES[frequency]], { name });

export const jobAlertsCall = bindCall(jobAlerts, async (_query, _params, context) =>
  readAlerts(context.database, (await readSeeker(context)).id),
);

export const addJobAlertCall = bindCall(addJobAlert, async (_query, _params, context, body) => {
  const { id: seekerId } = await readSeeker(context);
  const { database, now, messages } = context;
  const { frequency, name } = body;
  const filters = filtersOf(body);
  if (frequency === 'off' && isSameSearch(filters, {})) {
    const { items } = await readAlerts(database, seekerId);
    if (!items.some((each) => isSameSearch(each.filters, filters))) {
      await turnAlertsOff(database, { seekerId, now });
      return answerWith(context, seekerId, messages.answers.alertsTurnedOff);
    }
  }
  const suggested = await nameAlert(filters, context);
  const alert = { seekerId, frequency, filters, name: name?.trim(), suggested, now };
  const saved = await addAlert(database, alert);
  return answerWith(context, seekerId, savedMessage(context, saved));
});

export const changeJobAlertCall = bindCall(
  changeJobAlert,
  async (_query, { id }, context, { name, frequency }) => {
    const { id: seekerId } = await readSeeker(context);
    const { database, now } = context;
    const saved = await changeAlert(database, { id, seekerId, name: name?.trim(), frequency, now });
    return answerWith(context, seekerId, savedMessage(context, saved));
  },
);

export const removeJobAlertCall = bindCall(removeJobAlert, async (_query, { id }, context) => {
  const { id: seekerId } = await readSeeker(context);
  const { database, messages } = context;
  const { name } = await removeAlert(database, { seekerId, id });
  return answerWith(context, seekerId, formatMessage(messages.answers.alertDeleted, { name }));
});
