import { AlertFilters, jobAlert, saveJobAlert } from '@broadsheet/contract/calls/alerts';
import { Value } from 'typebox/value';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readJobAlert, saveJobAlert as save } from './job-alert.ts';

const MESSAGES = {
  daily: "Job alert saved. We'll email you new jobs, at most once a day.",
  weekly: "Job alert saved. We'll email you new jobs once a week.",
  off: 'Job alert turned off.',
} as const;

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
  return { ...(await readJobAlert(database, seekerId)), message: MESSAGES[frequency] };
});
