import { AppError } from '@broadsheet/contract/errors';
import { hasStarted, isOpenExperiment } from '@broadsheet/contract/experiment-schedule';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { RecommendedDecision } from '@broadsheet/contract/studio/decision';
import type { recordDecision } from '@broadsheet/contract/studio/decision-calls';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { DECISION_TEXT, formatDecision } from '@broadsheet/contract/studio/report-text';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import { hasAlarm } from '@broadsheet/experiments/report/report-experiments';
import {
  addDecision,
  findNewestDecision,
  listDecidedPages,
  listDecisions,
  readDecision,
} from '@broadsheet/publishing/decisions';
import type { FollowedTexts } from '@broadsheet/publishing/follow-live-texts';
import { type ChangeDeps, staffNameOf } from '../change-deps.ts';
import { findReport, type ReportDeps } from '../load-reports.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { archiveResults } from './archive-results.ts';
import { recommendDecision } from './recommend-decision.ts';

type DecisionHandlers = Pick<
  StudioHandlers,
  'listDecisions' | 'readDecision' | 'findDecision' | 'recordDecision'
>;
type DecisionDeps = Pick<ChangeDeps, 'runQuery' | 'audit' | 'now' | 'servePublished'> &
  ReportDeps & { readonly followed: Pick<FollowedTexts, 'current'> };
type DecisionBody = StudioBody<typeof recordDecision>;

const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION', { details: [{ path, message }] });
};

const isRecommended = (
  { decision, arm }: Pick<DecisionBody, 'decision' | 'arm'>,
  recommended: RecommendedDecision,
): boolean => decision === recommended.decision && arm === recommended.arm;

/** Throws what is wrong with a decision about an experiment as it is now. */
const validate = (
  body: DecisionBody,
  of: StudioExperiment,
  recommended: RecommendedDecision,
  now: number,
): void => {
  const { decision, arm, reason, bucketVersion } = body;
  if (!hasStarted(of.experiment, now)) refuse('key', 'This experiment has not started yet.');
  if (bucketVersion !== of.report.bucketVersion) throw new AppError('CHANGE_MOVED');
  if (decision === 'keepRunning' && !isOpenExperiment(of.experiment, now))
    refuse('decision', 'This experiment has ended. Choose another decision.');
  if ((decision === 'ship') !== (arm !== null))
    refuse('arm', 'Choose a group if you ship one, and none otherwise.');
  if (arm === CONTROL) refuse('arm', 'To give everyone control, choose “Roll back”.');
  if (arm !== null && !Object.hasOwn(of.experiment.variants, arm))
    refuse('arm', 'The experiment has no such group.');
  if (!isRecommended(body, recommended) && reason === null)
    refuse('reason', `The results recommend “${formatDecision(recommended)}”. Say why you differ.`);
};

/** The calls of Studio about what was decided, and why. */
export const createDecisionHandlers = (deps: DecisionDeps): DecisionHandlers => {
  const { runQuery, audit, now, followed, servePublished } = deps;
  const loadExperiment = async (key: string): Promise<StudioExperiment> => {
    const found = await findReport(deps, key);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };
  return {
    listDecisions: ({ query }) =>
      runQuery(async (queries) => ({
        ...(await listDecisions(queries, query)),
        pages: await listDecidedPages(queries),
      })),
    readDecision: ({ params }) => runQuery((queries) => readDecision(queries, params.number)),
    findDecision: async ({ params: { key } }) => {
      const of = await loadExperiment(key);
      const { bucketVersion } = of.report;
      const current = await runQuery((queries) => findNewestDecision(queries, key, bucketVersion));
      const isOpen = isOpenExperiment(of.experiment, now());
      return { bucketVersion, recommended: recommendDecision(of.report, isOpen), current };
    },
    recordDecision: async ({ params: { key }, body, staff }) => {
      await servePublished();
      const revision = followed.current().generation;
      const of = await loadExperiment(key);
      const at = now();
      const { experiment: definition, report } = of;
      const recommended = recommendDecision(report, isOpenExperiment(definition, at));
      validate(body, of, recommended, at);
      const { version: after, ...chosen } = body;
      const by = staffNameOf(staff);
      const added = {
        ...chosen,
        reason: isRecommended(body, recommended) ? null : body.reason,
        experiment: key,
        after,
        recommended,
        definition,
        report,
        results: archiveResults(report),
        isReliable: !hasAlarm(report),
        revision,
      };
      const recorded = await runQuery((queries) => addDecision(queries, added, { by, at }));
      await audit({
        staff: by,
        action: 'experiment.decide',
        subject: key,
        details: { decision: DECISION_TEXT[recorded.decision], version: recorded.version },
      });
      return recorded;
    },
  };
};
