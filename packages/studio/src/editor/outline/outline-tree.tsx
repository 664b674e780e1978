import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { createClipboardEvents } from '../clipboard/clipboard-events.ts';
import type { Editing, EditingActions } from '../editing.ts';
import { everyRow, keyOfRow, type Row } from '../model/outline.ts';
import { actionOf, rowOf } from './outline-keys.ts';
import { RowMenu } from './row-menu.tsx';
import { applySelection, type Input, inputOf, NO_INPUT, rowAround } from './select-rows.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useOutlineDrag } from './use-outline-drag.tsx';

const RowText = memo(({ row }: { readonly row: Row }) => (
  <span className="editor-row-text">
    <span className="editor-row-title">{row.title}</span>
    {row.kind === 'block' && row.line && <span className="editor-row-line">{row.line}</span>}
    {row.kind === 'block' && row.notes.length > 0 && (
      <span className="editor-row-notes">{row.notes.join('. ')}</span>
    )}
    {row.kind === 'slot' && row.rows.length === 0 && (
      <span className="editor-row-line">Empty: drop a block here</span>
    )}
  </span>
));

/** Several blocks can have the same type: their first words distinguish them. */
const nameOfRow = (row: Row): string =>
  row.kind === 'block' && row.line ? `${row.title}, ${row.line}` : row.title;

const renderRow = (row: Row, editing: EditingActions) => (
  <TreeItem
    key={keyOfRow(row)}
    id={keyOfRow(row)}
    textValue={nameOfRow(row)}
    className="editor-row"
    data-kind={row.kind}
    data-hidden={row.kind === 'block' && row.hidden ? true : undefined}
  >
    <TreeItemContent>
      {({ hasChildItems, isExpanded, allowsDragging }) => (
        <div className="editor-row-line-up">
          {allowsDragging && row.kind === 'block' && (
            <Button slot="drag" className="editor-grip" aria-label={`Drag ${row.title}`}>
              ⠿
            </Button>
          )}
          {hasChildItems && (
            <Button slot="chevron" className="editor-chevron">
              {isExpanded ? '▾' : '▸'}
            </Button>
          )}
          <RowText row={row} />
          {row.kind === 'block' && (
            <RowMenu id={row.id} title={row.title} isHidden={row.hidden} editing={editing} />
          )}
        </div>
      )}
    </TreeItemContent>
    <Collection items={row.rows}>{(inner) => renderRow(inner, editing)}</Collection>
  </TreeItem>
);

interface OutlineTreeProps {
  readonly editing: Editing;
  /** The actions of `editing`; they have a stable identity. */
  readonly actions: EditingActions;
}

/** True if the tree would render the same. Its actions read the current layout when they run. */
const isEqualTree = ({ editing: before }: OutlineTreeProps, { editing }: OutlineTreeProps) =>
  before.rows === editing.rows &&
  before.selection === editing.selection &&
  before.toFocus === editing.toFocus;

/** The blocks of a page as a tree. */
export const OutlineTree = memo(({ editing, actions }: OutlineTreeProps) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const dragAndDropHooks = useOutlineDrag(editing);
  const tree = useRef<HTMLDivElement>(null);
  useFocusedRow(tree, editing);
  const input = useRef<Input>(NO_INPUT);
  const every = everyRow(editing.rows);
  const keys = every.map(keyOfRow);
  const onKeyDown = (event: KeyboardEvent) => {
    input.current = inputOf(event, null);
    const key = rowOf(event);
    const act = key === null ? null : actionOf(event, key, editing, actions);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div
      ref={tree}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={(event) => {
        input.current = inputOf(event, rowAround(event));
      }}
      {...createClipboardEvents(actions)}
    >
      <Tree
        aria-label="Blocks of the page"
        className="editor-tree"
        items={editing.rows}
        dependencies={[actions]}
        selectionMode="multiple"
        selectionBehavior="replace"
        disallowEmptySelection
        disabledBehavior="selection"
        disabledKeys={every.filter(({ kind }) => kind !== 'block').map(keyOfRow)}
        selectedKeys={editing.selection}
        onSelectionChange={(selected) => {
          const noted = input.current;
          input.current = NO_INPUT;
          applySelection(selected, noted, actions, (key) => editing.blocks.has(key));
        }}
        expandedKeys={keys.filter((key) => !closed.has(key))}
        onExpandedChange={(open) => setClosed(new Set(keys.filter((key) => !open.has(key))))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => 'No blocks yet. Add one to start.'}
      >
        {(row) => renderRow(row, actions)}
      </Tree>
    </div>
  );
}, isEqualTree);
