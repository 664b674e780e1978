import { AppError } from '@broadsheet/contract/errors';
import type { ExperimentDecision } from '@broadsheet/contract/experiment-decision';
import type { recordDecision } from '@broadsheet/contract/studio/decision-calls';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { DECISION_TEXT } from '@broadsheet/contract/studio/report-text';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import { hasAlarm } from '@broadsheet/experiments/report/report-experiments';
import {
  addDecision,
  findNewestDecision,
  listDecidedPages,
  listDecisions,
  readDecision,
} from '@broadsheet/publishing/decisions';
import { type ChangeDeps, staffNameOf } from '../change-deps.ts';
import { loadReports, type ReportDeps } from '../load-reports.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { archiveResults } from './archive-results.ts';
import { recommendDecision } from './recommend-decision.ts';

type DecisionHandlers = Pick<
  StudioHandlers,
  'listDecisions' | 'readDecision' | 'findDecision' | 'recordDecision'
>;
type DecisionDeps = Pick<ChangeDeps, 'runQuery' | 'audit' | 'now'> & ReportDeps;
type Decided = StudioBody<typeof recordDecision>;

const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION', { details: [{ path, message }] });
};

const isRunning = ({ experiment }: StudioExperiment): boolean => experiment.status === 'running';

/** Throws what is wrong with a decision about an experiment as it is now. */
const validate = (
  decided: Decided,
  of: StudioExperiment,
  recommended: ExperimentDecision,
): void => {
  const { decision, arm, reason, bucketVersion } = decided;
  if (of.experiment.status === 'draft') refuse('key', 'This experiment has not started yet.');
  if (bucketVersion !== of.report.bucketVersion) throw new AppError('CHANGE_MOVED');
  if (decision === 'keepRunning' && !isRunning(of))
    refuse('decision', 'A stopped experiment cannot be left running. Choose another decision.');
  if ((decision === 'ship') !== (arm !== null))
    refuse('arm', 'Choose a group if you ship one, and none otherwise.');
  if (arm !== null && !Object.hasOwn(of.experiment.variants, arm))
    refuse('arm', 'The experiment has no such group.');
  if (decision !== recommended && reason === null)
    refuse('reason', `The results recommend “${DECISION_TEXT[recommended]}”. Say why you differ.`);
};

/** The calls of Studio about what was decided, and why. */
export const createDecisionHandlers = (deps: DecisionDeps): DecisionHandlers => {
  const { runQuery, audit, now } = deps;
  const loadExperiment = async (key: string): Promise<StudioExperiment> => {
    const found = (await loadReports(deps)).find((each) => each.key === key);
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
      return { recommended: recommendDecision(of.report, isRunning(of)), current };
    },
    recordDecision: async ({ params: { key }, body, staff }) => {
      const of = await loadExperiment(key);
      const { experiment: definition, report } = of;
      const recommended = recommendDecision(report, isRunning(of));
      validate(body, of, recommended);
      const { version: after, ...decided } = body;
      const by = staffNameOf(staff);
      const added = {
        ...decided,
        experiment: key,
        after,
        recommended,
        definition,
        report,
        results: archiveResults(report),
        isReliable: !hasAlarm(report),
      };
      const recorded = await runQuery((queries) => addDecision(queries, added, { by, at: now() }));
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
