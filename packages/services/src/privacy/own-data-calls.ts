import { dataExport, erase } from '@broadsheet/contract/calls/account';
import { readSeeker, requirePassword } from '../auth/account/require-password.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import { eraseSeeker } from './erase-seeker.ts';
import { exportData } from './export-data.ts';

export const dataExportCall = bindCall(dataExport, async (_query, _params, context) =>
  exportData(context.database, await readSeeker(context), await context.directory(), context.now),
);

export const eraseCall = bindCall(erase, async (_query, _params, context, { password }) => {
  const seeker = await requirePassword(context, password);
  await eraseSeeker(context.database, seeker, context.now);
  return { message: context.messages['answers-account'].accountErased };
});
