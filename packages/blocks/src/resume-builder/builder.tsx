import type { Action } from '@broadsheet/contract/actions';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { type ResumePath, readJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { sheetOf } from '@broadsheet/contract/resume/resume-sheet';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ComponentProps, useState } from 'react';
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
import { ProfileForm, ReplacedFile } from './profile-form.tsx';
import * as styles from './resume-builder.styles.ts';
import { StateLine } from './state-line.tsx';
import { useResume } from './use-resume.ts';

interface BuilderProps {
  /** The block id, which prefixes ids. */
  readonly id: string;
  readonly own: {
    readonly owner: string;
    readonly number: number;
    readonly resume: JsonResume;
    readonly version: number;
    readonly pdf: string;
    readonly json: string;
    readonly profile: ComponentProps<typeof ReplacedFile>['profile'] | null;
  };
  readonly messages: Pick<Messages, 'resume-builder' | 'resume-editor' | 'resume-sheet'>;
  readonly dispatch: (action: Action) => void;
}

type View = 'edit' | 'preview';
const VIEWS: readonly View[] = ['edit', 'preview'];

const keyOf = (path: ResumePath): string => path.join('/');

interface ViewTabsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly messages: Messages['resume-builder'];
}

/** Phones show one view at a time. */
const ViewTabs = ({ view, onView, messages }: ViewTabsProps) => (
  <div className={styles.tabs}>
    {VIEWS.map((name) => (
      <button
        key={name}
        type="button"
        className={styles.tab}
        aria-pressed={view === name}
        onClick={() => onView(name)}
      >
        {messages[name]}
      </button>
    ))}
  </div>
);

/** The editor beside the preview; phones show one at a time. */
export const Builder = ({ id, own, messages, dispatch }: BuilderProps) => {
  const { 'resume-builder': texts, 'resume-editor': fieldTexts, 'resume-sheet': titles } = messages;
  const editing = useResume(own, dispatch, texts.otherUnloadable);
  const [view, setView] = useState<View>('edit');
  const [announcement, setAnnouncement] = useState('');
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { resume, state, undo, isLive, edit } = editing;
  const read = readJsonResume(resume);
  const sheet = sheetOf(read.resume, titles);
  const faults = new Map(read.faults.map(({ path, message }) => [keyOf(path), message]));
  const editor: Editor = {
    messages: fieldTexts,
    titles,
    resume,
    undo,
    edit,
    announce: setAnnouncement,
    faultAt: (path) => faults.get(keyOf(path)),
  };
  return (
    <>
      <div className={styles.bar}>
        <Downloads pdf={own.pdf} json={own.json} editing={editing} messages={texts}>
          {own.profile && (
            <ProfileForm
              id={`${id}-replaced`}
              number={own.number}
              profile={own.profile}
              editing={editing}
              messages={texts}
            />
          )}
        </Downloads>
        <ImportJson editing={editing} messages={texts} onOutcome={setOutcome} />
        <UndoLine
          undo={undo}
          at="import"
          label={fieldTexts.undo}
          onUndo={({ back }) => edit(back)}
        />
        <StateLine state={state} faults={faults.size} messages={texts} />
      </div>
      {own.profile && <ReplacedFile id={`${id}-replaced`} profile={own.profile} messages={texts} />}
      <ImportReport outcome={outcome} closeLabel={texts.close} onClose={() => setOutcome(null)} />
      {state.at === 'moved' && (
        <Conflict
          mine={resume}
          theirs={state.theirs}
          messages={texts}
          titles={titles}
          onChoose={(isTheirs) =>
            editing.choose(isTheirs ? state.theirs : resume, state.version, isTheirs)
          }
        />
      )}
      <p className={control.hidden} role="status">
        {announcement}
      </p>
      <ViewTabs view={view} onView={setView} messages={texts} />
      <div className={styles.columns}>
        <fieldset
          className={view === 'edit' ? styles.editor : styles.editorAway}
          disabled={!isLive}
          data-live=""
        >
          <legend className={control.hidden}>{texts.editTitle}</legend>
          <noscript>{texts.needsJavaScript}</noscript>
          {sheet.sections.length === 0 && <p className={styles.begin}>{texts.begin}</p>}
          <TemplateChoice editor={editor} />
          <h3 className={styles.section}>{texts.aboutYou}</h3>
          <AboutFields editor={editor} />
          <h3 className={styles.section}>{texts.sections}</h3>
          <SectionList editor={editor} />
        </fieldset>
        <section
          className={view === 'preview' ? styles.preview : styles.previewAway}
          aria-label={texts.preview}
        >
          <Preview sheet={sheet} yourName={texts.yourName} titles={titles} />
        </section>
      </div>
    </>
  );
};
