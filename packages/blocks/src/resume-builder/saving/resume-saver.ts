import type { CallFault } from '@broadsheet/contract/call-result';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';

/** The save state of the resume. */
export type SaveState =
  | { readonly at: 'saved' | 'waiting' | 'saving' }
  | { readonly at: 'failed'; readonly message: string; readonly isTriedAgain: boolean }
  | { readonly at: 'moved'; readonly theirs: JsonResume; readonly version: number };

export type SaveAnswer =
  | { readonly version: number }
  | { readonly fault: Pick<CallFault, 'status' | 'code' | 'message'> };

export interface SaverHow {
  readonly version: number;
  readonly save: (resume: JsonResume, version: number) => Promise<SaveAnswer>;
  /** Loads the saved resume; null if that fails. */
  readonly load: () => Promise<{ readonly document: JsonResume; readonly version: number } | null>;
  /** Shown if `load` fails. */
  readonly unloadable: string;
  readonly onState: (state: SaveState, version: number) => void;
}

export interface ResumeSaver {
  /** Schedules a save of the changed resume. */
  readonly change: (resume: JsonResume) => void;
  /** Saves now. @returns whether everything is saved */
  readonly flush: () => Promise<boolean>;
  /** Continues from another version and drops the pending save. */
  readonly adopt: (version: number) => void;
  readonly stop: () => void;
}

const REST_MS = 800;
/** The pauses between attempts. */
const AGAIN_MS = [2_000, 5_000, 10_000, 30_000];

const retryDelay = (tries: number): number =>
  AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? REST_MS;

const textOf = (resume: JsonResume): string => JSON.stringify(readJsonResume(resume).resume);
const isPassing = ({ status }: { readonly status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;

/** Runs the task once, `ms` after the newest start; `end` is final. */
const createTimer = (task: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const clear = (): void => clearTimeout(timer);
  return {
    start: (ms: number): void => {
      clear();
      if (!isEnded) timer = setTimeout(task, ms);
    },
    clear,
    end: (): void => {
      isEnded = true;
      clear();
    },
  };
};

/** Saves a resume while it is edited: one save at a time, the newest last, with retries after temporary errors. */
export const createResumeSaver = (options: SaverHow): ResumeSaver => {
  const { save, load, unloadable, onState } = options;
  let { version } = options;
  let latest: JsonResume | null = null;
  let underWay: Promise<void> | null = null;
  let tries = 0;
  let isStopped = false;
  const timer = createTimer(() => void flush());

  const notify = (state: SaveState): void => {
    if (!isStopped) onState(state, version);
  };
  const noteSaved = (newer: number): void => {
    version = newer;
    notify({ at: latest ? 'waiting' : 'saved' });
  };
  /** @param retryMs null where another try cannot help */
  const noteFailed = (sent: JsonResume, message: string, retryMs: number | null): void => {
    latest ??= sent;
    notify({ at: 'failed', message, isTriedAgain: retryMs !== null });
    if (retryMs !== null) timer.start(retryMs);
  };

  /** Handles a version conflict. If the saved text equals ours, our own save succeeded and only its response was lost. */
  const meet = async (sent: JsonResume): Promise<void> => {
    const found = await load();
    if (!found) return noteFailed(sent, unloadable, retryDelay(0));
    if (textOf(found.document) === textOf(sent)) return noteSaved(found.version);
    latest ??= sent;
    notify({ at: 'moved', theirs: found.document, version: found.version });
  };

  const sendOne = async (resume: JsonResume): Promise<void> => {
    notify({ at: 'saving' });
    const answer = await save(readJsonResume(resume).resume, version);
    if ('version' in answer) {
      tries = 0;
      return noteSaved(answer.version);
    }
    const { fault } = answer;
    if (fault.code === 'RESUME_MOVED') return meet(resume);
    noteFailed(resume, fault.message, isPassing(fault) ? retryDelay(tries) : null);
    tries += 1;
  };

  const flush = async (): Promise<boolean> => {
    timer.clear();
    while (underWay) await underWay;
    if (latest === null) return true;
    const sent = latest;
    latest = null;
    underWay = sendOne(sent).finally(() => {
      underWay = null;
    });
    await underWay;
    return latest === null;
  };

  return {
    change: (resume) => {
      latest = resume;
      notify({ at: 'waiting' });
      timer.start(REST_MS);
    },
    flush,
    adopt: (other) => {
      timer.clear();
      latest = null;
      tries = 0;
      noteSaved(other);
    },
    stop: () => {
      isStopped = true;
      timer.end();
    },
  };
};
