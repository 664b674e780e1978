import { competitionDownload } from '@broadsheet/contract/calls/competition';
import { AppError } from '@broadsheet/contract/errors';
import type { FileDocument } from '@broadsheet/contract/file-document';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { dayOf } from '../../platform/dates/day-of.ts';
import { type CompetitionCallContext, findCompetitions } from './find-competition.ts';
import { phaseOf } from './phases.ts';
import { readEntry } from './read-entry.ts';

export const competitionDownloadCall = bindCall(
  competitionDownload,
  async (
    { round, competitionId },
    _params,
    context: CompetitionCallContext,
  ): Promise<FileDocument> => {
    const { id, name } = await readSeeker(context);
    const { documents, brand } = context;
    const competitions = await findCompetitions(context);
    const competition = competitions.find((one) => one.id === competitionId);
    if (!competition) throw new AppError('COMPETITION_NOT_FOUND');
    const { registration, rounds } = await readEntry(context, id, competition);
    const held = rounds.find((one) => one.round === round);
    if (!registration || !held?.result) throw new AppError('COMPETITION_NOT_FOUND');
    if (documents === null) throw new AppError('SERVICE_UNAVAILABLE');
    const bytes = await documents.write(brand, {
      certificate: {
        name,
        institute: registration.institute,
        competition: competition.title,
        round: held.title,
        position: held.result.position,
        isThrough: held.result.isThrough,
        isLast: round === competition.rounds.length,
      },
      asOf: dayOf(Date.parse(competition.timelines[phaseOf(round)].endDate)),
    });
    return {
      fileName: `${competitionId}-round-${round}.pdf`,
      mediaType: 'application/pdf',
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
);
