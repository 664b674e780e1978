import { saveSettings, settings } from '@broadsheet/contract/calls/account';
import { sql } from 'kysely';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readProfileSettings, readSettingsChange } from './profile-settings.ts';

export const settingsCall = bindCall(settings, async (_query, _params, context) => ({
  settings: await readProfileSettings(context.database, await readSeeker(context), context.now),
}));

export const saveSettingsCall = bindCall(
  saveSettings,
  async (_query, _params, context, { settings: text }) => {
    const change = JSON.stringify(readSettingsChange(text));
    const { id } = await readSeeker(context);
    const seeker = await context.database
      .updateTable('seekers')
      // One statement, so that of two concurrent changes neither is lost.
      .set({ settings: sql<string>`settings || ${change}::jsonb` })
      .where('id', '=', id)
      .returning(['id', 'settings', 'email_invalid_at', 'second_factor'])
      .executeTakeFirstOrThrow();
    return {
      settings: await readProfileSettings(context.database, seeker, context.now),
      message: context.messages['answers-account'].settingsSaved,
    };
  },
);
