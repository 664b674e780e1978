import { isLandingName } from '@broadsheet/contract/page-name';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { InHead } from '../app/head.tsx';
import { BlockComments } from '../comments/block-comments.tsx';
import { audiencesByKey } from './audience/audience-fields.ts';
import { BlockAudience } from './audience/block-audience.tsx';
import { BAR_ITEMS } from './bar-items.tsx';
import { Canvases } from './canvas/canvases.tsx';
import { usePreviews } from './canvas/use-previews.ts';
import { choicesOf } from './choices.ts';
import type { Editing } from './editing.ts';
import { EditorBar } from './editor-bar.tsx';
import { InsertDialog } from './insert/insert-dialog.tsx';
import { ClashDialog } from './join/clash-dialog.tsx';
import { JoinedLine } from './join/joined-line.tsx';
import type { JoiningOfPage } from './join/use-joining.ts';
import { BlockMetricsText } from './metrics/block-metrics-text.tsx';
import type { Draft } from './model/draft.ts';
import { typesByName } from './model/types-by-name.ts';
import { OutlinePane } from './outline/outline-pane.tsx';
import { paneId } from './pane.tsx';
import { PresenceLine } from './presence/presence-line.tsx';
import { ProblemList } from './problems/problem-list.tsx';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import { SaveSectionDialog } from './sections/save-section-dialog.tsx';
import { SettingsPane } from './settings/settings-pane.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { UpdatedLine } from './updates/updated-line.tsx';
import { useBlockUpdates } from './updates/use-block-updates.ts';
import { useEditing } from './use-editing.ts';
import { type Pane, type Panes, usePanes } from './use-panes.ts';
import type { WorkbenchProps } from './workbench-props.ts';

interface EditedLayoutProps extends WorkbenchProps {
  readonly document: LayoutDocument;
  readonly draft: Draft;
  readonly joining: JoiningOfPage;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable=true]');

const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isTyping(event);

/** Escape closes the settings; in the settings of the preview, those. */
const paneToClose = ({ target }: KeyboardEvent): Pane =>
  target instanceof Element && target.closest(`#${paneId('preview')}`) ? 'preview' : 'settings';

/** The keys of the editor: undo, redo and Escape. */
const keyHandler = (editing: Editing, panes: Panes) => (event: KeyboardEvent) => {
  if (event.defaultPrevented) return;
  // Escape ends what an input method composes.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') panes.close(paneToClose(event));
  if (!isUndoKey(event)) return;
  event.preventDefault();
  if (event.shiftKey) editing.redo();
  else editing.undo();
};

/** Renders with lower priority than the input. */
const LaterCanvases = memo(Canvases);

type SelectedBlockProps = EditedLayoutProps & { readonly editing: Editing };

/** The settings, the audience and the comments of the selected block; without one, the settings of a landing page. */
const SelectedBlock = (props: SelectedBlockProps) => {
  const { editing, change, file, palette, audiences, files, onChange } = props;
  const { selected, blocks } = editing;
  const choices = useMemo(() => choicesOf(palette, files), [palette, files]);
  return (
    <>
      <SettingsPanel {...{ editing, choices, palette, change, onChange }} />
      {selected !== null && blocks.has(selected) && (
        <BlockMetricsText page={editing.draft.page} block={selected} />
      )}
      <BlockAudience editing={editing} palette={palette} audiences={audiences} />
      {selected !== null && blocks.has(selected) && (
        <BlockComments change={change.id} file={file} block={selected} />
      )}
    </>
  );
};

/** Asks about the edits of somebody else that cannot be joined with the own ones. */
const Clashes = ({ file, document, joining, editing }: SelectedBlockProps) =>
  joining.open?.clashes && (
    <ClashDialog
      file={file}
      by={joining.open.by ?? 'someone else'}
      clashes={joining.open.clashes}
      types={editing.types}
      document={document}
      failed={joining.failed}
      onChoose={(preference) => joining.join({ preference, about: joining.open?.clashes ?? [] })}
    />
  );

/** The page, with its outline and its settings beside it. */
export const EditedLayout = (props: EditedLayoutProps) => {
  const { change, file, palette, audiences, onChange, document, draft, joining } = props;
  const types = useMemo(() => typesByName(palette.types), [palette]);
  const named = useMemo(() => audiencesByKey(audiences), [audiences]);
  const editing = useEditing(document, draft, types, named);
  const updated = useBlockUpdates(document, draft, types);
  const later = useDeferredValue(editing);
  const panes = usePanes(editing.selection.join(' ') || null, isLandingName(draft.page));
  const previews = usePreviews(file, palette, later);
  const hearOthers = useCallback(() => {
    callStudio(readChange, { params: { change: change.id } }).then(onChange, () => undefined);
  }, [change.id, onChange]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its descendants
    <div className="editor" onKeyDown={keyHandler(editing, panes)}>
      <InHead>
        <EditorBar
          items={BAR_ITEMS}
          {...{ document, editing, change, panes, previews, onChange }}
        />
      </InHead>
      <div className="editor-notices">
        <ProblemList change={change} file={file} editing={editing} />
        <UpdatedLine updated={updated} document={document} />
        <JoinedLine
          joined={joining.joined}
          failed={joining.failed}
          onRetry={() => joining.join()}
        />
      </div>
      <div className="editor-panes">
        <OutlinePane {...{ panes, editing, later, palette, audiences }} />
        <LaterCanvases
          change={change.id}
          revision={change.version}
          palette={palette}
          editing={later}
          previews={previews}
          panes={panes}
        />
        <SettingsPane panes={panes}>
          <SelectedBlock {...props} editing={editing} />
        </SettingsPane>
      </div>
      <footer className="editor-foot">
        <p
          role="status"
          className="editor-said"
          data-refused={editing.announcement?.refused || undefined}
        >
          {editing.announcement?.text}
        </p>
        <PresenceLine change={change} file={file} onMoved={hearOthers} />
      </footer>
      <Clashes {...props} editing={editing} />
      {editing.inserting !== null && <InsertDialog editing={editing} />}
      {editing.sectionBlocks !== null && <SaveSectionDialog editing={editing} />}
    </div>
  );
};
