import type { Action } from '@broadsheet/contract/actions';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { type ResumePath, readJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { sheetOf } from '@broadsheet/contract/resume/resume-sheet';
import { useState } from 'react';
import * as control from '../shared/page/control.styles.ts';
import { Conflict } from './conflict.tsx';
import { Downloads } from './downloads.tsx';
import { AboutFields } from './editor/about-fields.tsx';
import type { Editor } from './editor/editor.ts';
import { SectionList } from './editor/section-list.tsx';
import { TemplateChoice } from './editor/template-choice.tsx';
import { UndoLine } from './editor/undo-line.tsx';
import { ImportJson, type ImportOutcome, ImportReport } from './import-json.tsx';
import { Preview } from './preview/preview.tsx';
import * as styles from './resume-builder.styles.ts';
import { StateLine } from './state-line.tsx';
import { useResume } from './use-resume.ts';

interface BuilderProps {
  readonly own: {
    readonly owner: string;
    readonly number: number;
    readonly resume: JsonResume;
    readonly version: number;
    readonly pdf: string;
    readonly json: string;
  };
  readonly dispatch: (action: Action) => void;
}

const keyOf = (path: ResumePath): string => path.join('/');

/** The editor and, beside it, what comes of it; on a phone one at a time. */
export const Builder = ({ own, dispatch }: BuilderProps) => {
  const editing = useResume(own, dispatch);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { resume, state, undo, isLive, edit } = editing;
  const read = readJsonResume(resume);
  const sheet = sheetOf(read.resume);
  const faults = new Map(read.faults.map(({ path, message }) => [keyOf(path), message]));
  const editor: Editor = {
    resume,
    undo,
    edit,
    announce: setMessage,
    faultAt: (path) => faults.get(keyOf(path)),
  };
  const tab = (name: typeof view, label: string) => (
    <button
      type="button"
      className={styles.tab}
      aria-pressed={view === name}
      onClick={() => setView(name)}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className={styles.bar}>
        <Downloads pdf={own.pdf} json={own.json} editing={editing} />
        <ImportJson editing={editing} onOutcome={setOutcome} />
        <UndoLine undo={undo} at="import" onUndo={({ back }) => edit(back)} />
        <StateLine state={state} faults={faults.size} />
      </div>
      <ImportReport outcome={outcome} onClose={() => setOutcome(null)} />
      {state.at === 'moved' && (
        <Conflict
          mine={resume}
          theirs={state.theirs}
          onChoose={(isTheirs) =>
            editing.choose(isTheirs ? state.theirs : resume, state.version, isTheirs)
          }
        />
      )}
      <p className={control.hidden} role="status">
        {message}
      </p>
      <div className={styles.tabs}>
        {tab('edit', 'Edit')}
        {tab('preview', 'Preview')}
      </div>
      <div className={styles.columns}>
        <fieldset
          className={view === 'edit' ? styles.editor : styles.editorAway}
          disabled={!isLive}
          data-live=""
        >
          <legend className={control.hidden}>Edit your resume</legend>
          <noscript>Editing takes a browser with JavaScript. Downloads work without it.</noscript>
          {sheet.sections.length === 0 && (
            <p className={styles.begin}>
              Begin with what you have done: open Experience below and add a position, then
              Education and Skills. A resume of another program comes in by Import JSON.
            </p>
          )}
          <TemplateChoice editor={editor} />
          <h3 className={styles.section}>About you</h3>
          <AboutFields editor={editor} />
          <h3 className={styles.section}>Sections, in their order</h3>
          <SectionList editor={editor} />
        </fieldset>
        <section
          className={view === 'preview' ? styles.preview : styles.previewAway}
          aria-label="Preview"
        >
          <Preview sheet={sheet} />
        </section>
      </div>
    </>
  );
};
