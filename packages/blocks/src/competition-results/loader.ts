import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import { competitionInfo, competitionResult } from '@broadsheet/contract/calls/competition';
import { RESULT_PAGE_SIZE } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { competitionResults } from './schema.ts';

type Found = CallAnswer<typeof competitionResult>;
type Published = CallAnswer<typeof competitionInfo>['results'];
type Query = LoaderContext['page']['query'];

const ROUND_KEYS = ['roundOne', 'roundTwo', 'roundThree'] as const;
const nameOfRound = (round: number, messages: Messages['competition']): string =>
  messages[ROUND_KEYS[round - 1] ?? 'roundThree'];
const TEXT_MAX = 80;
const textOf = (value = ''): string => value.replace(/\p{C}/gu, '').slice(0, TEXT_MAX);

/** Parses the query string into the input of the call; null if the values are invalid. */
const readResultsQuery = ({ competition, round, name, institute, page: at }: Query) => {
  const page = readPageNumber(at);
  if (page === null || (round !== undefined && !/^[123]$/.test(round))) return null;
  if (competition !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(competition)) return null;
  return {
    page,
    name: textOf(name),
    institute: textOf(institute),
    ...(competition === undefined ? {} : { competitionId: competition.slice(0, 60) }),
    ...(round === undefined ? {} : { round: Number(round) }),
  };
};

const resultsHref = (query: Readonly<Record<string, string>>): string =>
  `${hrefOf('epoch', {}, Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')))}#results`;

/**
 * Links to all rounds of the shown competition and to the last round of each other one, so that the list fits a phone.
 */
const othersOf = (
  results: Published,
  of: NonNullable<Found['of']>,
  messages: Messages['competition'],
) =>
  results.flatMap(({ competitionId: competition, title, rounds }) => {
    if (competition === of.competitionId)
      return rounds.map((round) => ({
        label: nameOfRound(round, messages),
        href: resultsHref({ competition, round: String(round) }),
        current: round === of.round,
      }));
    const round = String(rounds.at(-1));
    return [{ label: title, href: resultsHref({ competition, round }), current: false }];
  });

/** Returns no data until results are published. */
export const loadCompetitionResults = defineLoader(
  competitionResults,
  async (_settings, context) => {
    const { call, page } = context;
    const { query } = page;
    const messages = context.messages.competition;
    const { results } = await call(competitionInfo, {});
    if (results.length === 0) return { data: null };
    const request = readResultsQuery(query);
    const found = request && (await nullIfNotFound(call(competitionResult, { query: request })));
    if (!request || !found?.of) return { data: null };
    const { of, items, total } = found;
    const { name, institute } = request;
    const fields = { competitionId: of.competitionId, round: of.round, name, institute };
    const same = { competition: of.competitionId, round: String(of.round), name, institute };
    return {
      data: {
        heading: formatMessage(messages.resultsHeading, {
          competition: of.title,
          round: nameOfRound(of.round, messages),
        }),
        others: othersOf(results, of, messages),
        fields,
        items,
        total,
        pager: toPager(
          request.page,
          total,
          (page) => resultsHref({ ...same, page: String(page) }),
          RESULT_PAGE_SIZE,
        ),
      },
    };
  },
);
