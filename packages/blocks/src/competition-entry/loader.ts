import { defineLoader } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { competitionDownload, competitionProgress } from '@broadsheet/contract/calls/competition';
import type { CompetitionProgress } from '@broadsheet/contract/entities/competition';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { COMPETITION_OUTCOMES, findOutcome } from '@broadsheet/contract/outcome-messages';
import { ROUND_HREFS } from '../shared/assessment/competition-rounds.ts';
import { competitionEntry } from './schema.ts';

const describe = ({ rounds, ...entry }: CompetitionProgress) => ({
  ...entry,
  rounds: rounds.map((round) => ({
    ...round,
    href: ROUND_HREFS[round.round - 1] ?? hrefOf('epoch'),
    certificateHref:
      round.result &&
      `${bffPathOf(competitionDownload)}?round=${round.round}&competitionId=${entry.competitionId}`,
  })),
});

export const loadCompetitionEntry = defineLoader(
  competitionEntry,
  async (_settings, { call, page, session, messages }) => {
    if (!session?.isLoggedIn) return { data: null };
    const { competition } = await call(competitionProgress, {});
    return {
      data: {
        entry: competition && describe(competition),
        termsHref: hrefOf('epoch-terms'),
        done: findOutcome(COMPETITION_OUTCOMES, page.query.done, messages.outcomes),
        failed: failureText(page),
      },
    };
  },
);
