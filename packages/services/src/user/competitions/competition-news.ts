import type { Competition } from '@broadsheet/contract/entities/competition';
import type { NotificationType } from '@broadsheet/contract/entities/notification';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
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

type NewsMessages = Messages['competition-news'];

/** What round one, two and three ask for. */
const TASKS = ['', 'quiz', 'caseStudy', 'slides'];
const roundName = (
  { roundOne, roundTwo, roundThree, roundOther }: NewsMessages,
  round: number,
): string => ['', roundOne, roundTwo, roundThree][round] ?? formatMessage(roundOther, { round });
const pathOf = (round: number): string =>
  [hrefOf('epoch-round-one'), hrefOf('epoch-round-two')][round - 1] ?? hrefOf('epoch-entry');

const valuesOf = (texts: NewsMessages, { title, timelines }: Competition, round: number) => ({
  round: roundName(texts, round),
  competition: title,
  task: TASKS[round] ?? '',
  end: formatInstant(timelines[phaseOf(round)].endDate),
});

export const opensNews = (texts: NewsMessages, competition: Competition, round: number): News => {
  const values = valuesOf(texts, competition, round);
  return {
    type: 15,
    heading: formatMessage(texts.opensTitle, values),
    text: formatMessage(texts.opens, values),
    path: pathOf(round),
  };
};

export const closesNews = (texts: NewsMessages, competition: Competition, round: number): News => {
  const values = valuesOf(texts, competition, round);
  return {
    type: 15,
    heading: formatMessage(texts.closesTitle, values),
    text: formatMessage(texts.closes, values),
    path: pathOf(round),
  };
};

const formatResult = (
  texts: NewsMessages,
  { rounds, timelines }: Competition,
  round: number,
  { position, isThrough }: CompetitionState,
): string => {
  const rank = String(position);
  if (round === rounds.length)
    return formatMessage(isThrough ? texts.winner : texts.finished, { rank });
  const next = roundName(texts, round + 1);
  return isThrough
    ? formatMessage(texts.qualified, {
        rank,
        round: next,
        start: formatInstant(timelines[phaseOf(round + 1)].startDate),
      })
    : formatMessage(texts.notQualified, { rank, round: next.toLowerCase() });
};

export const resultNews = (
  texts: NewsMessages,
  competition: Competition,
  round: number,
  state: CompetitionState,
): News => {
  const values = {
    round: roundName(texts, round).toLowerCase(),
    competition: competition.title,
    outcome: formatResult(texts, competition, round, state),
  };
  return {
    type: 1,
    heading: formatMessage(texts.resultsTitle, values),
    text: formatMessage(texts.results, values),
    path: hrefOf('epoch-entry'),
  };
};
