import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { DetailMenu } from './detail-menu.tsx';
import { LinkDialog } from './link-dialog.tsx';

interface FormatBarProps {
  readonly editor: Editor;
  readonly label: string;
}

interface Format {
  readonly name: string;
  readonly sign: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => void;
}

const FORMATS: readonly Format[] = [
  {
    name: 'Bold',
    sign: <strong>B</strong>,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italics',
    sign: <em>I</em>,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Heading',
    sign: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Smaller heading',
    sign: 'Subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'List with bullets',
    sign: '• List',
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    sign: '1. List',
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Buttons that format the selected text. */
export const FormatBar = ({ editor, label }: FormatBarProps) => {
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      formats: FORMATS.map(({ isOn }) => isOn(current)),
      link: current.isActive('link'),
    }),
  });
  return (
    <>
      <Toolbar className="format-bar" aria-label={`Format of ${label}`}>
        {FORMATS.map(({ name, sign, toggle }, at) => (
          <ToggleButton
            key={name}
            className="format-button"
            aria-label={name}
            isSelected={on.formats[at] ?? false}
            onChange={() => toggle(editor)}
          >
            {sign}
          </ToggleButton>
        ))}
        <ToggleButton
          className="format-button"
          aria-label="Link"
          isSelected={on.link}
          onChange={() => setLinking(true)}
        >
          Link…
        </ToggleButton>
        <DetailMenu editor={editor} />
      </Toolbar>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
};
