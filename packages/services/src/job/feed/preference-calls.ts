import { feedPreferences, saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import {
  describePreferences,
  labelAreas,
  labelCities,
  resolvePreferences,
  savePreferences,
} from './preferences.ts';
import { readTaste } from './read-taste.ts';
import { areasOf, citiesOf, NO_PREFERENCES } from './taste.ts';

export const feedPreferencesCall = bindCall(feedPreferences, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  const [taste, directory] = await Promise.all([readTaste(context, id), context.directory()]);
  const cleared = { ...taste, preferences: NO_PREFERENCES };
  return {
    preferences: describePreferences(taste.preferences, directory),
    fromProfile: {
      areas: labelAreas(directory, areasOf(cleared)),
      cities: labelCities(directory, citiesOf(cleared)),
      skills: taste.skills.length,
      keywords: taste.keywords.length,
    },
  };
});

export const saveFeedPreferencesCall = bindCall(
  saveFeedPreferences,
  async (_query, _params, context, body) => {
    const { id } = await readSeeker(context);
    const directory = await context.directory();
    const preferences = resolvePreferences(body, directory);
    await savePreferences(context, id, preferences);
    return {
      message: context.messages.answers.preferencesSaved,
      preferences: describePreferences(preferences, directory),
    };
  },
);
