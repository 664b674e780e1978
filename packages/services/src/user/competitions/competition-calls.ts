import {
  competitionInfo,
  competitionProgress,
  competitionResult,
  registerForCompetition,
  updateCompetition,
} from '@broadsheet/contract/calls/competition';
import type { Competition, CompetitionInfo } from '@broadsheet/contract/entities/competition';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { type CompetitionCallContext, findCurrent, requireCurrent } from './find-competition.ts';
import { listPublished, listResults } from './list-results.ts';
import { statusOf } from './phases.ts';
import { minutesOf } from './quiz/save-quiz.ts';
import { readEntry } from './read-entry.ts';
import { registerParticipant, updateParticipant } from './register-participant.ts';

const toInfo = (competition: Competition): CompetitionInfo => {
  const { id: competitionId, title, subTitle, timelines, rounds, quiz } = competition;
  const requirements = { minutes: minutesOf(competition), questions: quiz.questions.length };
  return { competitionId, title, subTitle, timelines, rounds, quiz: requirements };
};

export const competitionInfoCall = bindCall(
  competitionInfo,
  async (_query, _params, context: CompetitionCallContext) => {
    const [current, results] = await Promise.all([findCurrent(context), listPublished(context)]);
    return {
      status: statusOf(current, context.now),
      competition: current && toInfo(current),
      results,
    };
  },
);

export const competitionProgressCall = bindCall(
  competitionProgress,
  async (_query, _params, context: CompetitionCallContext) => {
    const { id } = await readSeeker(context);
    const current = await findCurrent(context);
    return {
      status: statusOf(current, context.now),
      competition: current && (await readEntry(context, id, current)),
    };
  },
);

export const competitionResultCall = bindCall(
  competitionResult,
  (query, _params, context: CompetitionCallContext) => listResults(context, query),
);

export const registerForCompetitionCall = bindCall(
  registerForCompetition,
  async (
    _query,
    _params,
    context: CompetitionCallContext,
    { competitionId, institute, showsName },
  ) => {
    const { id } = await readSeeker(context);
    const competition = await requireCurrent(context, competitionId);
    const entry = { institute, showsName: showsName === 1 };
    await registerParticipant(context, competition, id, entry);
    return { message: context.messages.outcomes.competitionRegistered };
  },
);

export const updateCompetitionCall = bindCall(
  updateCompetition,
  async (
    _query,
    _params,
    context: CompetitionCallContext,
    { competitionId, institute, showsName },
  ) => {
    const { id } = await readSeeker(context);
    const competition = await requireCurrent(context, competitionId);
    const entry = { institute, showsName: showsName === 1 };
    await updateParticipant(context, competition, id, entry);
    return { message: context.messages.outcomes.competitionUpdated };
  },
);
