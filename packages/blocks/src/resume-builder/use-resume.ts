import type { Action } from '@broadsheet/contract/actions';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Edit } from './model/edit-resume.ts';
import type { ListName } from './model/editor-fields.ts';
import { createResumeSaver, type ResumeSaver, type SaveState } from './saving/resume-saver.ts';
import { saveByCall } from './saving/save-by-call.ts';
import { findStoredResume, forgetResume, saveResume } from './saving/stored-resume.ts';

/** An action that can be undone. */
export interface Undo {
  readonly message: string;
  readonly back: Edit;
  /** Where the message and its undo button are shown. */
  readonly at: ListName | 'import';
}

export interface ResumeEditing {
  readonly resume: JsonResume;
  readonly state: SaveState;
  readonly undo: Undo | null;
  /** False until the block is hydrated. */
  readonly isLive: boolean;
  readonly edit: (change: Edit, undo?: Undo) => void;
  /** @returns whether everything is saved */
  readonly flush: () => Promise<boolean>;
  /** Resolves a conflict: continues with the selected resume and version. */
  readonly choose: (resume: JsonResume, version: number, isTheirs: boolean) => void;
}

interface Own {
  readonly owner: string;
  /** The number of the resume. */
  readonly number: number;
  readonly resume: JsonResume;
  readonly version: number;
}

const isComplete = (resume: JsonResume): boolean => readJsonResume(resume).faults.length === 0;
const isSame = (one: JsonResume, other: JsonResume): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Edits a resume: saves it while the user types, and stores it in the tab until it is saved.
 * @param unloadable shown if the version of another window cannot be loaded
 */
export const useResume = (
  own: Own,
  dispatch: (action: Action) => void,
  unloadable: string,
): ResumeEditing => {
  const [resume, setResume] = useState(own.resume);
  const [state, setState] = useState<SaveState>({ at: 'saved' });
  const [undo, setUndo] = useState<Undo | null>(null);
  const [isLive, setLive] = useState(false);
  const saver = useRef<ResumeSaver | null>(null);
  const latest = useRef({ resume: own.resume, version: own.version });
  const { number } = own;
  const owner = `${own.owner}:${number}`;

  const put = useMemo(
    () => (next: JsonResume) => {
      latest.current = { ...latest.current, resume: next };
      setResume(next);
      saveResume(owner, latest.current);
    },
    [owner],
  );

  useEffect(() => {
    const onState = (next: SaveState, version: number) => {
      latest.current = { ...latest.current, version };
      setState(next);
      if (next.at === 'saved' && isComplete(latest.current.resume)) forgetResume(owner);
      else saveResume(owner, latest.current);
    };
    const begin = latest.current;
    const made = createResumeSaver({
      version: begin.version,
      unloadable,
      onState,
      ...saveByCall(dispatch, number),
    });
    saver.current = made;
    setLive(true);
    const stored = findStoredResume(owner);
    if (stored && !isSame(stored.resume, begin.resume)) {
      put(stored.resume);
      if (stored.version !== begin.version)
        setState({ at: 'moved', theirs: begin.resume, version: begin.version });
      else made.change(stored.resume);
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') void made.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void made.flush();
      made.stop();
    };
  }, [owner, number, dispatch, unloadable, put]);

  return {
    resume,
    state,
    undo,
    isLive,
    edit: (change, done) => {
      const next = change(latest.current.resume);
      put(next);
      setUndo(done ?? null);
      saver.current?.change(next);
    },
    flush: async () => (await saver.current?.flush()) ?? true,
    choose: (chosen, version, isTheirs) => {
      saver.current?.adopt(version);
      put(chosen);
      if (isTheirs) forgetResume(owner);
      else saver.current?.change(chosen);
    },
  };
};
