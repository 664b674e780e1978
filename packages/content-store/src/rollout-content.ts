import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { ContentLog } from './log-faults.ts';
import type { PublishedRollout, PublishedTexts } from './overlay-files.ts';
import { newFindings, type PreviewedContent, type PreviewTexts } from './preview-texts.ts';
import { createSerialRunner } from './serial-runner.ts';
import type { Snapshot } from './snapshot.ts';
import { layOver, type TouchedContent, touchedContent } from './touched-content.ts';

/** A change laid over what serves, for a share of people. */
export interface RolloutContent extends Omit<PublishedRollout, 'texts'> {
  readonly snapshot: Snapshot;
  /** Kinds of pages that it touches: on all others everybody sees the same. */
  readonly pages: ReadonlySet<PageLayoutName>;
}

interface Judged {
  readonly number: number;
  /** Of the reading that it was judged over. */
  readonly digest: string;
}

interface Sound extends Judged {
  readonly touched: TouchedContent;
  readonly snapshot: Snapshot;
}

interface Faulty extends Judged {
  readonly trouble: string;
}

interface RolloutContentOptions {
  readonly published: PublishedTexts;
  readonly definitions: BlockDefinitions;
  readonly log: ContentLog;
  readonly serving: () => Snapshot;
  /** Of what was read last. */
  readonly digest: () => string;
  readonly consider: (texts: PreviewTexts, signal: AbortSignal) => Promise<PreviewedContent>;
  /** Told once a rollout was judged. */
  readonly onJudged: () => void;
}

const allOf = ({ loaded }: PreviewedContent): readonly Finding[] => [
  ...loaded.findings,
  ...loaded.leftOut,
];

const troubleOf = ({ file, line, column, message, mend }: Finding): string =>
  `${file}:${line}:${column}: ${message}. ${mend}`;

/** Follows the change that is rolled out: judged as everything that serves, in its own time. */
export const followRollout = (options: RolloutContentOptions) => {
  const { published, definitions, log, serving, digest, consider, onJudged } = options;
  let sound: Sound | null = null;
  let faulty: Faulty | null = null;
  let judging: { readonly number: number; readonly overtaken: AbortController } | undefined;

  /** What is kept of a snapshot stays for as long as the snapshot is the same object. */
  const keepEqual = (number: number, made: Snapshot): Snapshot =>
    sound?.number === number && sound.snapshot.revision === made.revision ? sound.snapshot : made;
  const judge = async ({ number, texts }: PublishedRollout, signal: AbortSignal) => {
    const judged = { number, digest: digest() };
    const before = await consider(new Map(), signal);
    const after = await consider(new Map(texts.map(({ file, text }) => [file, text])), signal);
    const [fault] = newFindings(allOf(before), allOf(after));
    if (fault) {
      log.error({ finding: fault, rollout: number }, 'a change that is rolled out is at fault');
      sound = null;
      faulty = { ...judged, trouble: troubleOf(fault) };
      return;
    }
    const touched = touchedContent(before.loaded, after.loaded, definitions);
    sound = { ...judged, touched, snapshot: keepEqual(number, layOver(serving(), touched)) };
    faulty = null;
  };
  const look = async (): Promise<void> => {
    const rollout = published.rollout();
    if (!rollout) {
      sound = null;
      faulty = null;
      return;
    }
    const { number } = rollout;
    const last = sound ?? faulty;
    // Another share is no other content.
    if (last?.number === number && last.digest === digest()) return;
    const overtaken = new AbortController();
    judging = { number, overtaken };
    const before = sound?.snapshot;
    try {
      await judge(rollout, overtaken.signal);
      if (!sound || sound.snapshot !== before) onJudged();
    } catch (error) {
      if (!overtaken.signal.aborted) log.error({ err: error }, 'a rollout cannot be judged');
    } finally {
      judging = undefined;
    }
  };
  const looking = createSerialRunner(look);

  return {
    current: (): RolloutContent | null => {
      const rollout = published.rollout();
      if (!rollout || sound?.number !== rollout.number) return null;
      const { number, step, share } = rollout;
      return { number, step, share, snapshot: sound.snapshot, pages: sound.touched.kinds };
    },
    /** Why nobody is served the change although it is rolled out. */
    trouble: (): string | null =>
      faulty && faulty.number === published.rollout()?.number ? faulty.trouble : null,
    look: (): void => {
      if (judging && judging.number !== published.rollout()?.number) judging.overtaken.abort();
      looking.ask();
    },
    /** What serves is another by now: the change lies over that at once, and is judged anew. */
    rebase: (): void => {
      if (sound) sound = { ...sound, snapshot: layOver(serving(), sound.touched) };
      looking.ask();
    },
    close: async (): Promise<void> => {
      judging?.overtaken.abort();
      await looking.end();
    },
  };
};
