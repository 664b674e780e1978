import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { readChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { StudioError } from '../api/studio-error.ts';
import { type Act, useAct } from '../data/use-act.ts';

export interface SavedText {
  readonly text: string;
  /** Of the document; null before its first save. */
  readonly version: number | null;
}

interface TextEditing extends Omit<Act, 'act' | 'forget'> {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly isDirty: boolean;
  /** Somebody else has saved the file since: a save will ask which text is to stay. */
  readonly isBehind: boolean;
  readonly save: (options?: { readonly rebase?: boolean }) => Promise<void>;
  /** What somebody else saved in between; nothing was overwritten by either. */
  readonly theirs: ChangeDocument | null;
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => void;
  /** What was typed and set aside for theirs. */
  readonly setAside: string | null;
}

interface TextEditingInput {
  readonly change: Change;
  readonly file: string;
  readonly begins: SavedText;
  readonly onChange: (change: Change) => void;
}

/** A text that is typed and saved; a save over somebody else's stops and asks, and loses nothing. */
export const useSavedText = ({ change, file, begins, onChange }: TextEditingInput): TextEditing => {
  const [saved, setSaved] = useState(begins);
  const [text, setText] = useState(begins.text);
  const [theirs, setTheirs] = useState<ChangeDocument | null>(null);
  const [setAside, setSetAside] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();
  const params = { change: change.id };
  const inChange = (found: Change) => found.documents.find((each) => each.file === file);

  const saveOver = (version: number | null, rebase?: boolean) =>
    act(async () => {
      try {
        const body = { file, version, text, ...(rebase ? { rebase } : {}) };
        const next = await callStudio(saveDocument, { params, body });
        setSaved({ text, version: inChange(next)?.version ?? null });
        setTheirs(null);
        onChange(next);
      } catch (refusal) {
        if (!(refusal instanceof StudioError) || refusal.code !== 'CHANGE_MOVED') throw refusal;
        const found = inChange(await callStudio(readChange, { params }));
        if (!found) throw refusal;
        setTheirs(found);
      }
    });
  return {
    text,
    type: setText,
    isDirty: text !== saved.text,
    isBehind: (inChange(change)?.version ?? 0) > (saved.version ?? 0),
    save: ({ rebase } = {}) => saveOver(saved.version, rebase),
    isBusy,
    fault,
    theirs,
    keepMine: () => saveOver(theirs?.version ?? saved.version),
    takeTheirs: () => {
      if (!theirs) return;
      setSetAside(text);
      const taken = theirs.text ?? '';
      setText(taken);
      setSaved({ text: taken, version: theirs.version });
      setTheirs(null);
    },
    setAside,
  };
};
