import { isLandingName } from '@broadsheet/contract/page-name';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { BlockComments } from '../comments/block-comments.tsx';
import { count } from '../format/count.ts';
import { audiencesByKey } from './audience/audience-fields.ts';
import { BlockAudience } from './audience/block-audience.tsx';
import { VariantBar } from './audience/variant-bar.tsx';
import { Canvases } from './canvas/canvases.tsx';
import { choicesOf } from './choices.ts';
import { pasteByButton } from './clipboard/clipboard-buttons.ts';
import { EditorBar } from './editor-bar.tsx';
import { InsertDialog } from './insert/insert-dialog.tsx';
import { ClashDialog } from './join/clash-dialog.tsx';
import { JoinedLine } from './join/joined-line.tsx';
import type { JoiningOfPage } from './join/use-joining.ts';
import { BlockMetricsText } from './metrics/block-metrics-text.tsx';
import type { Draft } from './model/draft.ts';
import { titleOfBlock } from './model/outline.ts';
import { typesByName } from './model/types-by-name.ts';
import { OutlineTree } from './outline/outline-tree.tsx';
import { PresenceLine } from './presence/presence-line.tsx';
import { ProblemList } from './problems/problem-list.tsx';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import { SaveSectionDialog } from './sections/save-section-dialog.tsx';
import { SettingsPane } from './settings/settings-pane.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { UpdatedLine } from './updates/updated-line.tsx';
import { useBlockUpdates } from './updates/use-block-updates.ts';
import { useEditing } from './use-editing.ts';
import { usePanes } from './use-panes.ts';
import type { WorkbenchProps } from './workbench-props.ts';

interface EditedLayoutProps extends WorkbenchProps {
  readonly document: LayoutDocument;
  readonly draft: Draft;
  readonly joining: JoiningOfPage;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable=true]');

/** Renders with lower priority than the input. */
const LaterCanvases = memo(Canvases);

/** Outline, preview and settings side by side. */
export const EditedLayout = (props: EditedLayoutProps) => {
  const { change, file, palette, audiences, files, onChange, document, draft, joining } = props;
  const types = useMemo(() => typesByName(palette.types), [palette]);
  const choices = useMemo(() => choicesOf(palette, files), [palette, files]);
  const named = useMemo(() => audiencesByKey(audiences), [audiences]);
  const editing = useEditing(document, draft, types, named);
  const updated = useBlockUpdates(document, draft, types);
  const later = useDeferredValue(editing);
  const panes = usePanes();
  const hearOthers = useCallback(() => {
    callStudio(readChange, { params: { change: change.id } }).then(onChange, () => undefined);
  }, [change.id, onChange]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event))
      return;
    event.preventDefault();
    if (event.shiftKey) editing.redo();
    else editing.undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its descendants
    <div className="editor" onKeyDown={onKeyDown}>
      <EditorBar {...{ document, editing, change, panes, onChange }} />
      <ProblemList change={change} file={file} editing={editing} />
      <UpdatedLine updated={updated} document={document} />
      <JoinedLine joined={joining.joined} failed={joining.failed} onRetry={() => joining.join()} />
      <PresenceLine change={change} file={file} onMoved={hearOthers} />
      <div className="editor-panes" data-without={panes.hidden.join(' ') || undefined}>
        <section className="editor-pane" aria-label="Outline" hidden={panes.isHidden('outline')}>
          <VariantBar editing={editing} palette={palette} audiences={audiences} />
          <div className="buttons editor-outline-buttons">
            <Button
              className="button-quiet"
              onPress={() => editing.openInsertDialog(editing.selection.at(-1) ?? '')}
            >
              Add block
            </Button>
            <Button className="button-quiet" onPress={() => void pasteByButton(editing.actions)}>
              Paste
            </Button>
            {isLandingName(draft.page) && editing.selection.length > 0 && (
              <Button className="button-bare" onPress={() => editing.select(null)}>
                Page settings
              </Button>
            )}
          </div>
          <OutlineTree editing={later} actions={editing.actions} />
        </section>
        <LaterCanvases
          change={change.id}
          revision={change.version}
          file={file}
          palette={palette}
          editing={later}
        />
        <SettingsPane
          selected={editing.selection.length > 0 ? editing.selection.join(' ') : null}
          title={
            editing.selected === null
              ? count(editing.selection.length, 'block')
              : titleOfBlock(editing, editing.selected)
          }
          hidden={panes.isHidden('settings')}
        >
          <SettingsPanel {...{ editing, choices, palette, change, onChange }} />
          {editing.selected !== null && editing.blocks.has(editing.selected) && (
            <BlockMetricsText page={draft.page} block={editing.selected} />
          )}
          <BlockAudience editing={editing} palette={palette} audiences={audiences} />
          {editing.selected !== null && editing.blocks.has(editing.selected) && (
            <BlockComments change={change.id} file={file} block={editing.selected} />
          )}
        </SettingsPane>
      </div>
      {joining.open?.clashes && (
        <ClashDialog
          file={file}
          by={joining.open.by ?? 'someone else'}
          clashes={joining.open.clashes}
          types={types}
          document={document}
          failed={joining.failed}
          onChoose={(preference) =>
            joining.join({ preference, about: joining.open?.clashes ?? [] })
          }
        />
      )}
      {editing.inserting !== null && <InsertDialog editing={editing} />}
      {editing.sectionBlocks !== null && <SaveSectionDialog editing={editing} />}
    </div>
  );
};
