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

const textOf = (resume: JsonResume): string => JSON.stringify(readJsonResume(resume).resume);
const isPassing = ({ status }: { readonly status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;

/** Saves a resume while it is edited: one save at a time, the newest last, with retries after temporary errors. */
export const createResumeSaver = ({
  save,
  load,
  unloadable,
  onState,
  ...how
}: SaverHow): ResumeSaver => {
  let version = how.version;
  let latest: JsonResume | null = null;
  let underWay: Promise<void> | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const notify = (state: SaveState): void => {
    if (!isStopped) onState(state, version);
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };

  /** Handles a version conflict. If the saved text equals ours, our own save succeeded and only its response was lost. */
  const meet = async (sent: JsonResume): Promise<void> => {
    const found = await load();
    if (!found) {
      latest ??= sent;
      notify({
        at: 'failed',
        message: unloadable,
        isTriedAgain: true,
      });
      wait(AGAIN_MS[0] ?? REST_MS);
    } else if (textOf(found.document) === textOf(sent)) {
      version = found.version;
      notify({ at: latest ? 'waiting' : 'saved' });
    } else {
      latest ??= sent;
      notify({ at: 'moved', theirs: found.document, version: found.version });
    }
  };

  const sendOne = async (resume: JsonResume): Promise<void> => {
    notify({ at: 'saving' });
    const answer = await save(readJsonResume(resume).resume, version);
    if ('version' in answer) {
      version = answer.version;
      tries = 0;
      notify({ at: latest ? 'waiting' : 'saved' });
      return;
    }
    const { fault } = answer;
    if (fault.code === 'RESUME_MOVED') return meet(resume);
    latest ??= resume;
    notify({ at: 'failed', message: fault.message, isTriedAgain: isPassing(fault) });
    if (isPassing(fault)) wait(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? REST_MS);
    tries += 1;
  };

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
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
      wait(REST_MS);
    },
    flush,
    adopt: (other) => {
      clearTimeout(timer);
      latest = null;
      version = other;
      tries = 0;
      notify({ at: 'saved' });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
