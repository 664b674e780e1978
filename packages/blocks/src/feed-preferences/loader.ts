import { ALERT_FAILURES } from '@broadsheet/contract/alert-failures';
import { defineLoader } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { feedPreferences as preferencesCall } from '@broadsheet/contract/calls/feed-preferences';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { areasOf, citiesOf } from '../shared/profile/forms/load-choices.ts';
import { feedPreferences } from './schema.ts';

type Preferences = CallAnswer<typeof preferencesCall>;

/** Formats the job preferences of the profile: "Backend · Pune, Mumbai · 8 skills". */
const describeKnown = (
  { areas, cities, skills, keywords }: Preferences['fromProfile'],
  messages: Messages['preferences'],
): string =>
  [
    areas.map(({ label }) => label).join(', '),
    cities.map(({ label }) => label).join(', '),
    skills > 0 ? formatMessage(messages.skillCount, { count: skills }) : '',
    keywords > 0 ? formatMessage(messages.keywordCount, { count: keywords }) : '',
  ]
    .filter(Boolean)
    .join(' · ');

export const loadFeedPreferences = defineLoader(feedPreferences, async (_settings, context) => {
  if (!context.session) return { data: null };
  const { preferences, fromProfile } = await context.call(preferencesCall, {});
  const { areas, cities, minPay, workFromHome } = preferences;
  return {
    data: {
      values: {
        areas: areas.map(({ dataId }) => dataId).join(),
        cities: cities.map(({ slug }) => slug).join(),
        minPay: minPay === null ? '' : String(minPay),
        workFromHome: String(workFromHome),
      },
      choices: { areas: areasOf(context), cities: citiesOf(context) },
      known: describeKnown(fromProfile, context.messages.preferences),
      next: hrefOf('jobfeed', {}),
      failed: ALERT_FAILURES.has(context.page.query.failed ?? '')
        ? null
        : failureText(context.page),
    },
  };
});
