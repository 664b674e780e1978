import { memo } from 'react';
import {
  Button,
  ButtonContext,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components';
import { copyByButton, cutByButton, pasteByButton } from '../clipboard/clipboard-buttons.ts';
import { type EditingActions, targetsOf } from '../editing.ts';
import { listsOf, validateMove } from '../model/places.ts';

interface RowMenuProps {
  readonly id: string;
  readonly title: string;
  readonly isHidden: boolean;
  readonly editing: EditingActions;
}

const MoveInto = ({ id, editing }: Pick<RowMenuProps, 'id' | 'editing'>) => {
  const now = editing.now();
  const { draft, scope, types } = now;
  const ids = targetsOf(now, id);
  const lists = listsOf(draft, scope, types).filter(
    ({ list }) => 'draft' in validateMove(draft, scope, ids, { list, before: null }, types),
  );
  return (
    <Menu aria-label="Move to the end of" items={lists} className="editor-menu">
      {({ list, name }) => (
        <MenuItem
          id={list}
          className="editor-menu-item"
          onAction={() => editing.move(ids, { list, before: null })}
        >
          {name}
        </MenuItem>
      )}
    </Menu>
  );
};

/**
 * Replaces the context that rows pass to all buttons, which changes with every step of a drag. The menu does not need it.
 */
const OWN_BUTTONS = {};

/** The menu at one block. It acts on all selected blocks if this is one of them, and says so. */
const RowActions = ({ id, title, isHidden, editing }: RowMenuProps) => {
  const { selection } = editing.now();
  const isSelected = selection.includes(id);
  const isOfSeveral = isSelected && selection.length > 1;
  const item = (name: string, keys: string, act: () => void) => (
    <MenuItem className="editor-menu-item" textValue={name} onAction={act}>
      {name} {keys && <kbd>{keys}</kbd>}
    </MenuItem>
  );
  return (
    <Menu
      aria-label={
        isOfSeveral ? `Actions for ${selection.length} selected blocks` : `Actions for ${title}`
      }
      className="editor-menu"
    >
      {item('Move up', 'Alt+↑', () => editing.shift(id, -1))}
      {item('Move down', 'Alt+↓', () => editing.shift(id, 1))}
      <SubmenuTrigger>
        <MenuItem className="editor-menu-item">Move to the end of…</MenuItem>
        <Popover className="editor-popover">
          <MoveInto id={id} editing={editing} />
        </Popover>
      </SubmenuTrigger>
      <Separator />
      {item('Copy', 'Ctrl+C', () => void copyByButton(editing, id))}
      {item('Cut', 'Ctrl+X', () => void cutByButton(editing, id))}
      {item('Paste below', 'Ctrl+V', () => void pasteByButton(editing, id))}
      {item('Duplicate', 'Ctrl+D', () => editing.duplicate(id))}
      {isHidden
        ? item('Show', '', () => editing.show(id))
        : item('Hide', '', () => editing.hide(id))}
      {item('Remove', 'Delete', () => editing.remove(id))}
      <Separator />
      {item('Add block below', '', () => editing.openInsertDialog(id))}
      {item('Save as a section…', '', () => editing.openSectionDialog(id))}
      {selection.length > 0 &&
        (isOfSeveral || !isSelected) &&
        item(isSelected ? 'Deselect' : 'Select too', 'Ctrl+click', () => editing.toggle(id))}
    </Menu>
  );
};

/** All actions on a block, without dragging. */
export const RowMenu = memo((props: RowMenuProps) => (
  <ButtonContext value={OWN_BUTTONS}>
    <MenuTrigger>
      <Button className="button-bare" aria-label={`More actions for ${props.title}`}>
        ⋯
      </Button>
      <Popover className="editor-popover">
        <RowActions {...props} />
      </Popover>
    </MenuTrigger>
  </ButtonContext>
));
