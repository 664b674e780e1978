import { defineLoader } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { competitionInfo } from '@broadsheet/contract/calls/competition';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { ROUND_HREFS } from '../shared/assessment/competition-rounds.ts';
import { competitionTimeline } from './schema.ts';

const ENTRY = hrefOf('epoch-entry');

const NOW = {
  idle: 'It is over.',
  registration: 'Registration is open.',
  round1: 'Round one runs.',
  round2: 'Round two runs.',
  round3: 'Round three runs.',
} as const;
const LABELS = {
  registration: 'Registration',
  round1: 'Round one',
  round2: 'Round two',
  round3: 'Round three',
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

/** What runs now; where nothing does, what begins next, or that all is over. */
const formatRoundState = (
  { timelines }: NonNullable<Info['competition']>,
  status: Info['status'],
  now: number,
): string => {
  if (status === 'idle') {
    const next = PHASES.find((phase) => stateAt(timelines[phase], now) === 'ahead');
    return next ? `${LABELS[next]} opens ${formatInstant(timelines[next].startDate)}.` : NOW.idle;
  }
  const isOpen = status !== 'registration' && stateAt(timelines.registration, now) === 'now';
  return isOpen ? `${NOW.registration} ${NOW[status]}` : NOW[status];
};

const describe = (
  competition: NonNullable<Info['competition']>,
  status: Info['status'],
  now: number,
) => {
  const { title, subTitle, timelines, rounds } = competition;
  return {
    title,
    subTitle,
    status,
    now: formatRoundState(competition, status, now),
    dates: PHASES.map((phase) => ({
      label: LABELS[phase],
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
  async (_settings, { call, now }) => {
    const { status, competition } = await call(competitionInfo, {});
    return {
      data: {
        competition: competition && describe(competition, status, now),
        entryHref: ENTRY,
        termsHref: hrefOf('epoch-terms'),
      },
    };
  },
);
