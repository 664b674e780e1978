import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { PageName } from '@broadsheet/contract/page-name';
import type { ContentLog } from './log-faults.ts';
import type { PublishedRollout, PublishedTexts } from './overlay-files.ts';
import { newFindings, type PreviewedContent, type PreviewTexts } from './preview-texts.ts';
import { createSerialRunner } from './serial-runner.ts';
import type { Snapshot } from './snapshot.ts';
import { createSupersedingTask } from './superseding-task.ts';
import { layOver, type TouchedContent, touchedContent } from './touched-content.ts';

/** A change laid over what serves, for a share of people. */
export interface RolloutContent extends Omit<PublishedRollout, 'texts'> {
  readonly snapshot: Snapshot;
  /** The page kinds that it affects: all others are the same for everybody. */
  readonly pages: ReadonlySet<PageName>;
}

interface ValidatedRollout {
  readonly number: number;
  /** The digest of the reading that it was validated with. */
  readonly digest: string;
}

interface ServedRollout extends ValidatedRollout {
  readonly touched: TouchedContent;
  readonly snapshot: Snapshot;
}

interface Faulty extends ValidatedRollout {
  readonly fault: string;
}

interface RolloutContentOptions {
  readonly published: PublishedTexts;
  readonly definitions: BlockDefinitions;
  readonly log: ContentLog;
  readonly serving: () => Snapshot;
  /** The digest of the last reading. */
  readonly digest: () => string;
  readonly createPreview: (texts: PreviewTexts, signal: AbortSignal) => Promise<PreviewedContent>;
  /** Called once a rollout was validated. */
  readonly onValidated: () => void;
}

const allOf = ({ loaded }: PreviewedContent): readonly Finding[] => [
  ...loaded.findings,
  ...loaded.leftOut,
];

const formatFault = ({ file, line, column, message, mend }: Finding): string =>
  `${file}:${line}:${column}: ${message}. ${mend}`;

/** Follows the rollout's change: it is validated like all served content, independently of it. */
export const followRollout = (options: RolloutContentOptions) => {
  const { published, definitions, log, serving, digest, createPreview, onValidated } = options;
  let served: ServedRollout | null = null;
  let faulty: Faulty | null = null;
  const validation = createSupersedingTask<number | undefined>();

  /** Returns the earlier snapshot where it is equal, because caches depend on the object. */
  const reuseEqual = (number: number, made: Snapshot): Snapshot =>
    served?.number === number && served.snapshot.revision === made.revision
      ? served.snapshot
      : made;
  const validate = async ({ number, texts }: PublishedRollout, signal: AbortSignal) => {
    const validated = { number, digest: digest() };
    const before = await createPreview(new Map(), signal);
    const after = await createPreview(new Map(texts.map(({ file, text }) => [file, text])), signal);
    const [fault] = newFindings(allOf(before), allOf(after));
    if (fault) {
      log.error({ finding: fault, rollout: number }, 'a change that is rolled out is at fault');
      served = null;
      faulty = { ...validated, fault: formatFault(fault) };
      return;
    }
    const touched = touchedContent(before.loaded, after.loaded, definitions);
    served = { ...validated, touched, snapshot: reuseEqual(number, layOver(serving(), touched)) };
    faulty = null;
  };
  const refresh = async (): Promise<void> => {
    const rollout = published.rollout();
    if (!rollout) {
      served = null;
      faulty = null;
      return;
    }
    const { number } = rollout;
    const last = served ?? faulty;
    // Another share is no other content.
    if (last?.number === number && last.digest === digest()) return;
    const before = served?.snapshot;
    try {
      const validated = await validation.run(number, async (signal) => {
        await validate(rollout, signal);
        return true;
      });
      if (validated && (!served || served.snapshot !== before)) onValidated();
    } catch (error) {
      log.error({ err: error }, 'the rollout cannot be validated');
    }
  };
  const refreshRunner = createSerialRunner(refresh);

  return {
    current: (): RolloutContent | null => {
      const rollout = published.rollout();
      if (!rollout || served?.number !== rollout.number) return null;
      const { number, step, share } = rollout;
      return { number, step, share, snapshot: served.snapshot, pages: served.touched.kinds };
    },
    /** Why the change is not served although it is rolled out. */
    fault: (): string | null =>
      faulty && faulty.number === published.rollout()?.number ? faulty.fault : null,
    refresh: (): void => {
      validation.abortUnless(published.rollout()?.number);
      refreshRunner.schedule();
    },
    /** After the serving content has changed: the change is applied to it immediately, and validated again. */
    rebase: (): void => {
      if (served) served = { ...served, snapshot: layOver(serving(), served.touched) };
      refreshRunner.schedule();
    },
    close: async (): Promise<void> => {
      validation.abort();
      await refreshRunner.end();
    },
  };
};
