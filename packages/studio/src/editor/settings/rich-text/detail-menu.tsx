import type { Editor } from '@tiptap/core';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { detailNode, INSERTABLE_DETAILS } from './site-details.ts';

/** Inserts a detail of the site, such as its name or a price, at the cursor. */
export const DetailMenu = ({ editor }: { readonly editor: Editor }) => (
  <MenuTrigger>
    <Button className="format-button">Insert detail…</Button>
    <Popover className="editor-popover">
      <Menu aria-label="Insert detail" className="editor-menu" items={INSERTABLE_DETAILS}>
        {({ id, label }) => (
          <MenuItem
            className="editor-menu-item"
            onAction={() => editor.chain().focus().insertContent(detailNode(id)).run()}
          >
            {label}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  </MenuTrigger>
);
