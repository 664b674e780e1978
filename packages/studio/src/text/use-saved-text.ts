import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { isVersionConflict } from '../api/studio-error.ts';
import { openVersionedDocument, type SaveOptions } from '../changes/versioned-document.ts';
import { type Act, useAct } from '../data/use-act.ts';

export interface SavedText {
  readonly text: string;
  /** The version of the document; null before its first save. */
  readonly version: number | null;
}

interface TextEditing extends Omit<Act, 'act' | 'forget'> {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly isDirty: boolean;
  /** Someone else has saved the file: the next save asks which text to use. */
  readonly isBehind: boolean;
  readonly save: (options?: { readonly rebase?: boolean }) => Promise<void>;
  /** The version that someone else saved; neither text was overwritten. */
  readonly theirs: ChangeDocument | null;
  readonly overwrite: () => Promise<void>;
  readonly takeTheirs: () => void;
  /** The user's text, after they have selected the other version. */
  readonly setAside: string | null;
}

interface TextEditingInput {
  readonly change: Change;
  readonly file: string;
  readonly begins: SavedText;
  readonly onChange: (change: Change) => void;
}

/** A text that is edited and saved. In a conflict it asks which text to use, so that nothing is lost. */
export const useSavedText = ({ change, file, begins, onChange }: TextEditingInput): TextEditing => {
  const [document] = useState(() => openVersionedDocument(change.id, file, begins.version));
  const [savedText, setSavedText] = useState(begins.text);
  const [text, setText] = useState(begins.text);
  const [theirs, setTheirs] = useState<ChangeDocument | null>(null);
  const [setAside, setSetAside] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();

  const save = (options: SaveOptions) =>
    act(async () => {
      try {
        const next = await document.save(text, options);
        setSavedText(text);
        setTheirs(null);
        onChange(next);
      } catch (refusal) {
        if (!isVersionConflict(refusal)) throw refusal;
        const { document: newest } = await document.readNewest();
        if (!newest) throw refusal;
        setTheirs(newest);
      }
    });
  return {
    text,
    type: setText,
    isDirty: text !== savedText,
    isBehind: document.findNewer(change) !== undefined,
    save: ({ rebase = false } = {}) => save({ rebase }),
    isBusy,
    fault,
    theirs,
    overwrite: () => save(theirs ? { over: theirs.version } : {}),
    takeTheirs: () => {
      if (!theirs) return;
      setSetAside(text);
      const taken = theirs.text ?? '';
      setText(taken);
      setSavedText(taken);
      document.continueFrom(theirs.version);
      setTheirs(null);
    },
    setAside,
  };
};
