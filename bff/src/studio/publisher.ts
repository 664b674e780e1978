import type { ContentStore } from '@broadsheet/content-store/content-store';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import { AppError } from '@broadsheet/contract/errors';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { openChange } from '@broadsheet/publishing/edit-change';
import { findChange } from '@broadsheet/publishing/find-change';
import type { Deployment } from '@broadsheet/publishing/make-live';
import { publishChange } from '@broadsheet/publishing/publish-change';
import { withDatabase } from '@broadsheet/publishing/publishing-database';
import { takeStep } from '@broadsheet/publishing/review-change';
import { dueChanges, recordFailure } from '@broadsheet/publishing/schedule-change';
import type { FastifyBaseLogger } from 'fastify';
import { actWhenValid, TRIES } from './act-when-valid.ts';
import {
  type CheckDeps,
  type CheckedChange,
  checkChange,
  fileBeneath,
  refreshPublished,
} from './check-change.ts';
import { publishAllDue } from './publish-due.ts';

export interface PublisherDeps extends CheckDeps {
  readonly content: Pick<ContentStore, 'preview' | 'reading' | 'faults' | 'leftOut'>;
  /** Whether another person must approve every change. */
  readonly needsReview: boolean;
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface Publisher {
  /**
   * Checks a change and, if it adds no fault, runs `act`; repeats both while `act` returns null because something else
   * was published meanwhile. Throws CONTENT_FAULTS, CHANGE_MOVED, and the errors of `act`.
   */
  readonly whenValid: <Done>(
    change: string,
    signal: AbortSignal,
    act: (checked: CheckedChange, deployment: Deployment) => Promise<Done | null>,
  ) => Promise<Done>;
  /** NOT_FOUND. */
  readonly check: (change: string, signal: AbortSignal) => Promise<CheckedChange>;
  /** CONTENT_FAULTS, CHANGE_MOVED, CHANGE_CLOSED, REVIEW_NEEDED. Returns the revision. */
  readonly publish: (
    change: string,
    version: number,
    by: StaffName | null,
    signal: AbortSignal,
  ) => Promise<number>;
  /**
   * Publishes an edited live text of one file without review and check: only for edits that remove something. Returns
   * the revision. Throws NOT_FOUND without a live text, and the errors of `make`.
   */
  readonly publishAtOnce: (
    title: string,
    file: string,
    make: (text: string) => string,
    by: StaffName,
  ) => Promise<number>;
  /** Publishes the changes that are due; of those that cannot be, it records why. Never rejects. */
  readonly publishDue: (signal: AbortSignal) => Promise<void>;
  /**
   * The digest of a file's live text, or of the text that would be live without its faults; null where there is none.
   */
  readonly liveDigest: (file: string) => string | null;
}

/** Publishes an edit that only removes something; see `Publisher.publishAtOnce`. */
const publishAtOnce = async (
  { database, followed, content, now }: PublisherDeps,
  ...[title, file, make, by]: Parameters<Publisher['publishAtOnce']>
): Promise<number> => {
  const beneath = fileBeneath(content);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await refreshPublished(followed);
    const { generation, texts } = followed.current();
    const text = texts.find((each) => each.file === file)?.text ?? beneath(file)?.text;
    if (text === undefined) throw new AppError('NOT_FOUND');
    const made = make(text);
    const act = { by, at: now() };
    const live = digestOfText(text);
    const revision = await withDatabase(database, async (queries) => {
      const change = await openChange(queries, title, act, [{ file, text: made, live }]);
      const { version } = await findChange(queries, change);
      const publication = { change, version, generation, needsReview: false, ...act };
      const number = await publishChange(queries, {
        ...publication,
        beneath,
        digestOf: digestOfText,
      });
      if (number === null) await takeStep(queries, change, version, 'withdraw', act);
      return number;
    });
    if (revision !== null) return revision;
  }
  throw new AppError('CHANGE_MOVED');
};

/** Checks changes and makes them live. */
export const createPublisher = (deps: PublisherDeps): Publisher => {
  const { database, content, needsReview, log, now, proofNameOf } = deps;
  const beneath = fileBeneath(content);
  const whenValid: Publisher['whenValid'] = (change, signal, act) =>
    actWhenValid(() => checkChange(deps, change, signal), act, { beneath, proofNameOf });
  const publishChecked: Publisher['publish'] = (change, version, by, signal) =>
    whenValid(change, signal, ({ generation }, deployment) =>
      withDatabase(database, (queries) =>
        publishChange(queries, {
          ...{ change, version, generation, needsReview, by, at: now() },
          ...deployment,
        }),
      ),
    );
  return {
    whenValid,
    check: (change, signal) => checkChange(deps, change, signal),
    publish: publishChecked,
    publishAtOnce: (...edit) => publishAtOnce(deps, ...edit),
    publishDue: (signal) =>
      publishAllDue(log, async () => {
        const due = await withDatabase(database, (queries) => dueChanges(queries, now()));
        return due.map(({ id, version }) => ({
          subject: id,
          publish: () => publishChecked(id, version, null, signal),
          recordFailure: (trouble) =>
            withDatabase(database, (queries) =>
              recordFailure(queries, { id, version }, trouble, now()),
            ),
        }));
      }),
    liveDigest: (file) => {
      const text = content.reading().files.find((each) => each.file === file)?.text ?? null;
      return text === null ? null : digestOfText(text);
    },
  };
};
