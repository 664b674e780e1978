import type { ContentStore } from '@broadsheet/content-store/content-store';
import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import {
  findingsOf,
  newFindings,
  type PreviewedContent,
  type PreviewTexts,
} from '@broadsheet/content-store/preview-texts';
import { AppError } from '@broadsheet/contract/errors';
import type { Finding } from '@broadsheet/contract/finding';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { openChange } from '@broadsheet/publishing/edit-change';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import type { FollowedTexts } from '@broadsheet/publishing/follow-live-texts';
import type { Deployment, FileBeneath } from '@broadsheet/publishing/make-live';
import { publishChange } from '@broadsheet/publishing/publish-change';
import { type PublishingDatabase, withDatabase } from '@broadsheet/publishing/publishing-database';
import { takeStep } from '@broadsheet/publishing/review-change';
import { dueChanges, recordFailure } from '@broadsheet/publishing/schedule-change';
import type { FastifyBaseLogger } from 'fastify';
import type { ImageStore } from '../media/image-store.ts';

/** How often a check is made anew because somebody else published meanwhile. */
const TRIES = 5;
const DETAILS_MAX = 20;

export interface PublisherDeps {
  readonly database: PublishingDatabase;
  readonly followed: Pick<FollowedTexts, 'current' | 'refresh'>;
  readonly content: Pick<ContentStore, 'preview' | 'reading' | 'faults' | 'leftOut'>;
  readonly images: Pick<ImageStore, 'missing'>;
  readonly proofNameOf?: (key: string) => string;
  /** Whether somebody else has to approve every change. */
  readonly needsReview: boolean;
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface CheckedChange {
  readonly version: number;
  /** Faults that come with the change: none, and it can be published. */
  readonly findings: readonly Finding[];
  /** Faults that the live content has without it. */
  readonly known: readonly Finding[];
  /** All content without the change, and with it. */
  readonly serves: PreviewedContent;
  readonly preview: PreviewedContent;
  /** What was published when this was found. */
  readonly generation: number;
}

export interface Publisher {
  /**
   * Checks a change that has no fault of its own, and acts on it; once more for as long as that answers null, which is
   * that something else was published meanwhile. CONTENT_FAULTS, CHANGE_MOVED, and what `act` throws.
   */
  readonly whenValid: <Done>(
    change: string,
    signal: AbortSignal,
    act: (checked: CheckedChange, deployment: Deployment) => Promise<Done | null>,
  ) => Promise<Done>;
  /** NOT_FOUND. */
  readonly check: (change: string, signal: AbortSignal) => Promise<CheckedChange>;
  /** CONTENT_FAULTS, CHANGE_MOVED, CHANGE_CLOSED, REVIEW_NEEDED. Answers the revision. */
  readonly publish: (
    change: string,
    version: number,
    by: StaffName | null,
    signal: AbortSignal,
  ) => Promise<number>;
  /**
   * Publishes one file's text, made of its live one, without review and check: for what only takes away. Answers the
   * revision. NOT_FOUND where nothing serves, and what `make` throws.
   */
  readonly publishAtOnce: (
    title: string,
    file: string,
    make: (text: string) => string,
    by: StaffName,
  ) => Promise<number>;
  /** Publishes what its time has come for; what cannot be says why. Never rejects. */
  readonly publishDue: (signal: AbortSignal) => Promise<void>;
  /** The digest of what serves of a file, or would but for faults; null where there is none. */
  readonly liveDigest: (file: string) => string | null;
}

const textsOf = (documents: readonly { file: string; text: string | null }[]): PreviewTexts =>
  new Map(documents.map(({ file, text }) => [file, text]));

const detailOf = ({ file, line, column, message, mend }: Finding) => ({
  path: `${file}:${line}:${column}`,
  message: `${message}. ${mend}`,
});

const refuseFaults = (findings: readonly Finding[]): void => {
  if (findings.length === 0) return;
  const details = findings.slice(0, DETAILS_MAX).map(detailOf);
  throw new AppError('CONTENT_FAULTS', { details });
};

/** Checks changes and makes them live. */
export const createPublisher = (deps: PublisherDeps): Publisher => {
  const { database, followed, content, images, needsReview, log, now } = deps;

  const beneath = (file: string): FileBeneath | null => {
    const text = content.reading().beneath.find((each) => each.file === file)?.text ?? null;
    return text === null ? null : { text, digest: digestOfText(text) };
  };
  const refreshNow = (): Promise<void> =>
    followed.refresh().catch((error: unknown) => {
      throw new AppError('STUDIO_UNAVAILABLE', { cause: error });
    });
  const check = async (change: string, signal: AbortSignal): Promise<CheckedChange> => {
    await refreshNow();
    const { generation } = followed.current();
    const [{ version }, documents] = await withDatabase(database, async (queries) => [
      await findChange(queries, change),
      await documentsOf(queries, change),
    ]);
    const serves = await content.preview(new Map(), signal);
    const preview = await content.preview(textsOf(documents), signal);
    const named = [serves, preview].flatMap(({ loaded }) => loaded.bannerImages);
    const missing = await images.missing(named.map(({ digest }) => digest));
    const known = findingsOf(serves, missing);
    const findings = newFindings(known, findingsOf(preview, missing));
    return { version, findings, known, serves, preview, generation };
  };
  /** What the change brings along, of layouts that have no fault. */
  const provenIn = ({ serves, preview }: CheckedChange): string[] => {
    const { proofNameOf } = deps;
    if (!proofNameOf) return [];
    return [...preview.loaded.layoutMemo]
      .filter(([key, { page }]) => page && !serves.loaded.layoutMemo.has(key))
      .map(([key]) => proofNameOf(key));
  };
  const whenValid: Publisher['whenValid'] = async (change, signal, act) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const checked = await check(change, signal);
      refuseFaults(checked.findings);
      const proven = provenIn(checked);
      const done = await act(checked, { beneath, digestOf: digestOfText, proven });
      if (done !== null) return done;
    }
    throw new AppError('CHANGE_MOVED');
  };
  const publishChecked: Publisher['publish'] = (change, version, by, signal) =>
    whenValid(change, signal, ({ generation }, deployment) =>
      withDatabase(database, (queries) =>
        publishChange(queries, {
          ...{ change, version, generation, needsReview, by, at: now() },
          ...deployment,
        }),
      ),
    );
  const liveDigest = (file: string): string | null => {
    const text = content.reading().files.find((each) => each.file === file)?.text ?? null;
    return text === null ? null : digestOfText(text);
  };
  const publishAtOnce: Publisher['publishAtOnce'] = async (title, file, make, by) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await refreshNow();
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
  const publishOneDue = async (id: string, version: number, signal: AbortSignal): Promise<void> => {
    try {
      const revision = await publishChecked(id, version, null, signal);
      log.info({ change: id, revision }, 'published at its time');
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'STUDIO_UNAVAILABLE') throw error;
      const [detail] = error.details ?? [];
      const detailText = detail
        ? `${error.message} ${detail.path}: ${detail.message}`
        : error.message;
      const isNoted = await withDatabase(database, (queries) =>
        recordFailure(queries, id, version, detailText),
      );
      if (isNoted) log.warn({ change: id, code: error.code }, 'not published at its time');
    }
  };
  return {
    whenValid,
    check,
    publish: publishChecked,
    publishAtOnce,
    publishDue: async (signal) => {
      try {
        const due = await withDatabase(database, (queries) => dueChanges(queries, now()));
        for (const { id, version } of due) await publishOneDue(id, version, signal);
      } catch (error) {
        log.debug({ err: error }, 'what is due could not be looked at');
      }
    },
    liveDigest,
  };
};
