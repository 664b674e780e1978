import type { Change } from '@broadsheet/contract/studio/change';
import type { ComponentType } from 'react';
import type { Previews } from './canvas/use-previews.ts';
import type { Editing } from './editing.ts';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import type { Panes } from './use-panes.ts';

export interface EditorBarProps {
  readonly document: LayoutDocument;
  readonly editing: Editing;
  readonly change: Change;
  readonly panes: Panes;
  readonly previews: Previews;
  readonly onChange: (change: Change) => void;
}

/** A part of the bar. Each takes what it needs of the props. */
export interface BarItem {
  readonly name: string;
  readonly Item: ComponentType<EditorBarProps>;
}

/** Panes, undo, the save state and the way to publish, in one row. */
export const EditorBar = ({
  items,
  ...props
}: EditorBarProps & { readonly items: readonly BarItem[] }) => (
  <div className="editor-bar">
    {items.map(({ name, Item }) => (
      <Item key={name} {...props} />
    ))}
  </div>
);
