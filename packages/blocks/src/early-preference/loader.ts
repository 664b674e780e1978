import { defineLoader } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { earlyPreference as preferenceCall } from '@broadsheet/contract/calls/early-applicant';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { areasOf, citiesOf } from '../shared/profile/forms/load-choices.ts';
import { loadOfferedSkills } from '../shared/profile/offered-skills.ts';
import { earlyPreference } from './schema.ts';

type Preference = CallAnswer<typeof preferenceCall>;

const stateOf = (
  { matches, isKept, isActive }: Preference,
  messages: Messages['preferences'],
): string => {
  const state = formatMessage(messages.earlyState, {
    source: isKept ? 'chosen' : 'profile',
    count: matches,
  });
  return isActive ? state : `${state} ${messages.earlyPlanNeeded}`;
};

const valuesOf = ({
  areas,
  skills,
  cities,
  experience,
  minPay,
  mails,
}: Preference['preference']) => ({
  areas: areas.map(({ dataId }) => dataId).join(),
  skills: skills.map(({ key }) => key).join(),
  cities: cities.map(({ slug }) => slug).join(),
  experience: experience === null ? '' : String(experience),
  minPay: minPay === null ? '' : String(minPay),
  mails: String(mails),
});

export const loadEarlyPreference = defineLoader(earlyPreference, async (_settings, context) => {
  const { session, call, page } = context;
  if (!session) return { data: null };
  const preference = await call(preferenceCall, {});
  const { areas, skills } = preference.preference;
  const offered = areas[0] ? await loadOfferedSkills(context, areas[0].dataId, skills) : [];
  return {
    data: {
      values: valuesOf(preference.preference),
      choices: { areas: areasOf(context), cities: citiesOf(context) },
      skills,
      offered: [...offered],
      state: stateOf(preference, context.messages.preferences),
      next: preference.isActive ? hrefOf('early-applicant-jobs', {}) : page.path,
      failed: failureText(page),
    },
  };
});
