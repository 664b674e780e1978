import type { Change } from '@broadsheet/contract/studio/change';
import type { Staff } from '@broadsheet/contract/studio/staff';
import { takeStep } from '@broadsheet/publishing/review-change';
import { scheduleChange } from '@broadsheet/publishing/schedule-change';
import { clientSignal } from '../http/client-signal.ts';
import {
  actOf,
  auditChange,
  type ChangeDeps,
  futureTimeOf,
  loadApprovers,
  readChange,
  staffNameOf,
} from './change-deps.ts';
import { createChangeEditHandlers } from './change-edit-handlers.ts';
import { refuseFaults, warningsOfChange } from './check-change.ts';
import { compareContents } from './compare-contents.ts';
import type { StudioHandlers } from './studio-handler.ts';

type ChangeHandlers = ReturnType<typeof createChangeEditHandlers> &
  Pick<
    StudioHandlers,
    | 'checkChange'
    | 'impactOfChange'
    | 'submitChange'
    | 'returnChange'
    | 'approveChange'
    | 'withdrawChange'
    | 'publishChange'
  >;

interface StepRequest {
  readonly params: { readonly change: string };
  readonly body: { readonly version: number; readonly reason?: string };
  readonly staff: Staff;
}

const createStep =
  (deps: ChangeDeps, name: 'submit' | 'return' | 'approve' | 'withdraw') =>
  async ({ params: { change }, body, staff }: StepRequest): Promise<Change> => {
    const { version } = body;
    const reason = body.reason?.trim();
    const approvers = name === 'submit' ? await loadApprovers(deps.staff) : [];
    const taken = { ...actOf(deps, staff), reason, approvers };
    await deps.runQuery((queries) => takeStep(queries, change, version, name, taken));
    await auditChange(deps, staff, name, change, { version, ...(reason ? { reason } : {}) });
    return readChange(deps, change);
  };

/** The calls of Studio that edit, review and publish. */
export const createChangeHandlers = (deps: ChangeDeps): ChangeHandlers => {
  const { runQuery, publisher, servePublished, needsReview, now } = deps;
  return {
    ...createChangeEditHandlers(deps),
    checkChange: async ({ params, reply }) => {
      const checked = await publisher.check(params.change, clientSignal(reply));
      const { version, findings, known } = checked;
      return {
        version,
        findings: [...findings],
        known: [...known],
        warnings: [...warningsOfChange(checked, now())],
      };
    },
    impactOfChange: async ({ params, reply }) => {
      const { serves, preview } = await publisher.check(params.change, clientSignal(reply));
      return compareContents(deps, serves, preview);
    },
    submitChange: createStep(deps, 'submit'),
    returnChange: createStep(deps, 'return'),
    approveChange: createStep(deps, 'approve'),
    withdrawChange: createStep(deps, 'withdraw'),
    publishChange: async ({ params: { change }, body: { version, at }, staff, reply }) => {
      if (at === undefined) {
        const signal = clientSignal(reply);
        const revision = await publisher.publish(change, version, staffNameOf(staff), signal);
        const serves = await servePublished();
        await auditChange(deps, staff, 'publish', change, { revision });
        return { ...(await readChange(deps, change)), serves };
      }
      const time = futureTimeOf(at, now());
      // It would not be published at its time: whoever schedules it learns so now.
      const { findings } = await publisher.check(change, clientSignal(reply));
      refuseFaults(findings);
      const act = actOf(deps, staff);
      await runQuery((each) => scheduleChange(each, change, version, time, needsReview, act));
      await auditChange(deps, staff, 'schedule', change, { at });
      return { ...(await readChange(deps, change)), serves: false };
    },
  };
};
