import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { AppError } from '@broadsheet/contract/errors';
import type { Change } from '@broadsheet/contract/studio/change';
import { hasRole, type Staff, type StaffName } from '@broadsheet/contract/studio/staff';
import type { Act } from '@broadsheet/publishing/act';
import { describeChange } from '@broadsheet/publishing/describe-change';
import {
  dropDocument,
  openChange,
  renameChange,
  saveDocument,
} from '@broadsheet/publishing/edit-change';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import { listChanges, reportPresence } from '@broadsheet/publishing/list-changes';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import { takeStep } from '@broadsheet/publishing/review-change';
import { scheduleChange } from '@broadsheet/publishing/schedule-change';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import { clientSignal } from '../http/client-signal.ts';
import { refuseFaults, warningsOfChange } from './check-change.ts';
import { compareContents } from './compare-contents.ts';
import type { Publisher } from './publisher.ts';
import type { ServePublished } from './serve-published.ts';
import type { StudioHandlers } from './studio-handler.ts';
import type { StudioRecords } from './studio-records.ts';

type ChangeHandlers = Pick<
  StudioHandlers,
  | 'listChanges'
  | 'openChange'
  | 'readChange'
  | 'renameChange'
  | 'saveDocument'
  | 'dropDocument'
  | 'checkChange'
  | 'impactOfChange'
  | 'submitChange'
  | 'returnChange'
  | 'approveChange'
  | 'withdrawChange'
  | 'publishChange'
  | 'reportPresence'
>;

export interface ChangeDeps {
  /** Runs a database query; throws STUDIO_UNAVAILABLE while the database is away. */
  readonly runQuery: <Result>(
    task: (queries: PublishingQueries) => Promise<Result>,
  ) => Promise<Result>;
  readonly publisher: Publisher;
  readonly servePublished: ServePublished;
  readonly content: Pick<ContentStore, 'current' | 'preview'>;
  readonly definitions: BlockDefinitions;
  readonly audit: OpenStaff['audit'];
  readonly staff: Pick<OpenStaff, 'list'>;
  /** Whether another person must approve every change. */
  readonly needsReview: boolean;
  readonly records: Pick<StudioRecords, 'loadAudienceCounts'>;
  /** Epoch ms. */
  readonly now: () => number;
}

export const staffNameOf = ({ id, name }: Staff): StaffName => ({ id, name });

/** A draft as it is now. */
export const readChange = (
  { runQuery, publisher }: Pick<ChangeDeps, 'runQuery' | 'publisher'>,
  id: string,
): Promise<Change> =>
  runQuery(async (queries) => {
    const row = await findChange(queries, id);
    return describeChange(row, await documentsOf(queries, id), publisher.liveDigest);
  });

/** Epoch ms. Throws VALIDATION for a time that has passed. */
export const futureTimeOf = (text: string, now: number): number => {
  const time = Date.parse(text);
  if (time > now) return time;
  const details = [{ path: 'at', message: 'Choose a time in the future.' }];
  throw new AppError('VALIDATION', { details });
};

/** The ids of all who may approve and publish. */
export const loadApprovers = async (team: Pick<OpenStaff, 'list'>): Promise<string[]> =>
  (await team.list())
    .filter(({ disabled, role }) => !disabled && hasRole(role, 'publisher'))
    .map(({ id }) => id);

/** The calls of Studio that edit, review and publish. */
export const createChangeHandlers = (deps: ChangeDeps): ChangeHandlers => {
  const { runQuery, publisher, servePublished, audit, needsReview, now } = deps;
  const act = (staff: Staff): Act => ({ by: staffNameOf(staff), at: now() });
  const read = (id: string): Promise<Change> => readChange(deps, id);
  const note = (staff: Staff, action: string, subject: string, details = {}): Promise<void> =>
    audit({ staff: staffNameOf(staff), action: `change.${action}`, subject, details });

  const step =
    (name: 'submit' | 'return' | 'approve' | 'withdraw') =>
    async ({ params: { change }, body, staff }: StepRequest): Promise<Change> => {
      const { version } = body;
      const reason = body.reason?.trim();
      const approvers = name === 'submit' ? await loadApprovers(deps.staff) : [];
      const taken = { ...act(staff), reason, approvers };
      await runQuery((queries) => takeStep(queries, change, version, name, taken));
      await note(staff, name, change, { version, ...(reason ? { reason } : {}) });
      return read(change);
    };

  return {
    listChanges: async ({ query }) => ({
      items: await runQuery((each) => listChanges(each, query)),
    }),
    openChange: async ({ body: { title }, staff }) => {
      const id = await runQuery((queries) => openChange(queries, title, act(staff)));
      await note(staff, 'open', id, { title });
      return read(id);
    },
    readChange: ({ params }) => read(params.change),
    renameChange: async ({ params: { change }, body: { version, title }, staff }) => {
      await runQuery((queries) => renameChange(queries, change, version, title, act(staff)));
      await note(staff, 'rename', change, { title });
      return read(change);
    },
    saveDocument: async ({ params: { change }, body, staff }) => {
      const { file, text, version, rebase = false } = body;
      const live = publisher.liveDigest(file);
      const save = { file, text, version, live, rebase };
      await runQuery((queries) => saveDocument(queries, change, save, act(staff)));
      await note(staff, 'save', change, { file });
      return read(change);
    },
    dropDocument: async ({ params: { change }, query: { file, version }, staff }) => {
      await runQuery((queries) => dropDocument(queries, change, version, file, act(staff)));
      await note(staff, 'drop', change, { file });
      return read(change);
    },
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
    submitChange: step('submit'),
    returnChange: step('return'),
    approveChange: step('approve'),
    withdrawChange: step('withdraw'),
    publishChange: async ({ params: { change }, body: { version, at }, staff, reply }) => {
      if (at === undefined) {
        const signal = clientSignal(reply);
        const revision = await publisher.publish(change, version, staffNameOf(staff), signal);
        const serves = await servePublished();
        await note(staff, 'publish', change, { revision });
        return { ...(await read(change)), serves };
      }
      const time = futureTimeOf(at, now());
      // It would not be published at its time: whoever schedules it learns so now.
      const { findings } = await publisher.check(change, clientSignal(reply));
      refuseFaults(findings);
      await runQuery((each) =>
        scheduleChange(each, change, version, time, needsReview, act(staff)),
      );
      await note(staff, 'schedule', change, { at });
      return { ...(await read(change)), serves: false };
    },
    reportPresence: ({ body: { change, file }, staff }) =>
      runQuery(async (queries) => {
        const { version } = await findChange(queries, change);
        const others = await reportPresence(queries, staffNameOf(staff), { change, file }, now());
        const open = await listChanges(queries, { file });
        return { version, others, otherChanges: open.filter(({ id }) => id !== change) };
      }),
  };
};

interface StepRequest {
  readonly params: { readonly change: string };
  readonly body: { readonly version: number; readonly reason?: string };
  readonly staff: Staff;
}
