import { defineLoader } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { competitionInfo } from '@broadsheet/contract/calls/competition';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { ROUND_HREFS } from '../shared/assessment/competition-rounds.ts';
import { competitionTimeline } from './schema.ts';

const ENTRY = hrefOf('epoch-entry');

type CompetitionMessages = Messages['competition'];

const NOW = {
  idle: 'editionOver',
  registration: 'registrationOpen',
  round1: 'roundOneOn',
  round2: 'roundTwoOn',
  round3: 'roundThreeOn',
} as const;
const LABELS = {
  registration: 'registration',
  round1: 'roundOne',
  round2: 'roundTwo',
  round3: 'roundThree',
} as const;
const PHASES = ['registration', 'round1', 'round2', 'round3'] as const;

type Info = CallAnswer<typeof competitionInfo>;

const stateAt = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  now: number,
): 'over' | 'now' | 'ahead' => {
  if (now < Date.parse(startDate)) return 'ahead';
  return now < Date.parse(endDate) ? 'now' : 'over';
};

/** Formats the running round; without one, the next round, or that the competition is over. */
const formatRoundState = (
  { timelines }: NonNullable<Info['competition']>,
  status: Info['status'],
  now: number,
  messages: CompetitionMessages,
): string => {
  if (status === 'idle') {
    const next = PHASES.find((phase) => stateAt(timelines[phase], now) === 'ahead');
    if (!next) return messages[NOW.idle];
    return formatMessage(messages.opensOn, {
      stage: messages[LABELS[next]],
      date: formatInstant(timelines[next].startDate),
    });
  }
  const isOpen = status !== 'registration' && stateAt(timelines.registration, now) === 'now';
  const text = messages[NOW[status]];
  return isOpen ? `${messages.registrationOpen} ${text}` : text;
};

const describe = (
  competition: NonNullable<Info['competition']>,
  status: Info['status'],
  now: number,
  messages: CompetitionMessages,
) => {
  const { title, subTitle, timelines, rounds } = competition;
  return {
    title,
    subTitle,
    status,
    now: formatRoundState(competition, status, now, messages),
    dates: PHASES.map((phase) => ({
      label: messages[LABELS[phase]],
      ...timelines[phase],
      state: stateAt(timelines[phase], now),
    })),
    rounds: rounds.map((round, index) => ({
      title: round.title,
      subTitle: round.subTitle,
      details: round.details,
      instructions: round.instructions,
      elimination: round.elimination,
      href: ROUND_HREFS[index] ?? ENTRY,
    })),
  };
};

export const loadCompetitionTimeline = defineLoader(
  competitionTimeline,
  async (_settings, { call, now, messages }) => {
    const { status, competition } = await call(competitionInfo, {});
    return {
      data: {
        competition: competition && describe(competition, status, now, messages.competition),
        entryHref: ENTRY,
        termsHref: hrefOf('epoch-terms'),
      },
    };
  },
);
