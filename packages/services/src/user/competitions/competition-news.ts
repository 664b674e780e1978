import type { Competition } from '@broadsheet/contract/entities/competition';
import type { NotificationType } from '@broadsheet/contract/entities/notification';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { phaseOf } from './phases.ts';
import type { CompetitionState } from './read-taken.ts';

/** A notice for a participant of a competition. */
export interface News {
  readonly type: NotificationType;
  readonly heading: string;
  readonly text: string;
  /** A path of the site. */
  readonly path: string;
}

const ROUND_NAMES = ['', 'Round one', 'Round two', 'Round three'];
const TASKS = ['', 'Take the quiz', 'Submit your case study', 'Submit your slides and video'];
const wordOf = (round: number): string => ROUND_NAMES[round] ?? `Round ${round}`;
const pathOf = (round: number): string =>
  [hrefOf('epoch-round-one'), hrefOf('epoch-round-two')][round - 1] ?? hrefOf('epoch-entry');

const endOf = ({ timelines }: Competition, round: number): string =>
  formatInstant(timelines[phaseOf(round)].endDate);
const onDesktop = (round: number): string => (round === 1 ? ' on a laptop or desktop' : '');

export const opensNews = (competition: Competition, round: number): News => ({
  type: 15,
  heading: `${wordOf(round)} is open`,
  text: `${wordOf(round)} of ${competition.title} is open. ${TASKS[round]}${onDesktop(round)} before ${endOf(competition, round)}.`,
  path: pathOf(round),
});

export const closesNews = (competition: Competition, round: number): News => ({
  type: 15,
  heading: `${wordOf(round)} closes soon`,
  text: `${wordOf(round)} of ${competition.title} closes on ${endOf(competition, round)} and you haven't finished it. ${TASKS[round]}${onDesktop(round)} before then.`,
  path: pathOf(round),
});

const outcomeOf = (
  { rounds, timelines }: Competition,
  round: number,
  { position, isThrough }: CompetitionState,
): string => {
  if (round === rounds.length)
    return isThrough
      ? `Congratulations! You're among the winners, with rank ${position}.`
      : `Your rank is ${position}. Thank you for taking part.`;
  const next = wordOf(round + 1);
  return isThrough
    ? `You qualified with rank ${position}. ${next} opens on ${formatInstant(timelines[phaseOf(round + 1)].startDate)}.`
    : `Your rank is ${position}. You didn't qualify for ${next.toLowerCase()}. Thank you for taking part.`;
};

export const resultNews = (
  competition: Competition,
  round: number,
  state: CompetitionState,
): News => ({
  type: 1,
  heading: `Results of ${wordOf(round).toLowerCase()} are out`,
  text: `The results of ${wordOf(round).toLowerCase()} of ${competition.title} are out. ${outcomeOf(competition, round, state)} Download your certificate from your entry.`,
  path: hrefOf('epoch-entry'),
});
