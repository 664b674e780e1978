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
import type { EditingActions } from '../editing.ts';
import { listsOf, validateMove } from '../model/places.ts';

interface RowMenuProps {
  readonly id: string;
  readonly title: string;
  readonly isHidden: boolean;
  readonly editing: EditingActions;
}

const MoveInto = ({ id, editing }: Pick<RowMenuProps, 'id' | 'editing'>) => {
  const { draft, scope, types } = editing.now();
  const lists = listsOf(draft, scope, types).filter(
    ({ list }) => 'draft' in validateMove(draft, scope, id, { list, before: null }, types),
  );
  return (
    <Menu aria-label="Move to the end of" items={lists} className="editor-menu">
      {({ list, name }) => (
        <MenuItem
          id={list}
          className="editor-menu-item"
          onAction={() => editing.move(id, { list, before: null })}
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

/** All actions on a block, without dragging. */
export const RowMenu = memo(({ id, title, isHidden, editing }: RowMenuProps) => {
  const item = (name: string, keys: string, act: () => void) => (
    <MenuItem className="editor-menu-item" textValue={name} onAction={act}>
      {name} {keys && <kbd>{keys}</kbd>}
    </MenuItem>
  );
  return (
    <ButtonContext value={OWN_BUTTONS}>
      <MenuTrigger>
        <Button className="button-bare" aria-label={`More actions for ${title}`}>
          ⋯
        </Button>
        <Popover className="editor-popover">
          <Menu aria-label={`Actions for ${title}`} className="editor-menu">
            {item('Move up', 'Alt+↑', () => editing.shift(id, -1))}
            {item('Move down', 'Alt+↓', () => editing.shift(id, 1))}
            <SubmenuTrigger>
              <MenuItem className="editor-menu-item">Move to the end of…</MenuItem>
              <Popover className="editor-popover">
                <MoveInto id={id} editing={editing} />
              </Popover>
            </SubmenuTrigger>
            <Separator />
            {item('Duplicate', 'Ctrl+D', () => editing.copy(id))}
            {isHidden
              ? item('Show', '', () => editing.show(id))
              : item('Hide', '', () => editing.hide(id))}
            {item('Remove', 'Delete', () => editing.remove(id))}
            <Separator />
            {item('Add block below', '', () => editing.openInsertDialog(id))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </ButtonContext>
  );
});
