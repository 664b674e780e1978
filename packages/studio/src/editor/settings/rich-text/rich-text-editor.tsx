import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { FormatBar } from './format-bar.tsx';
import { EXTENSIONS, pastedContent, readRichText, writeRichText } from './rich-text-format.ts';

export interface RichTextEditorProps {
  readonly label: string;
  /** Id of the help below the field. */
  readonly helpId: string;
  readonly isInvalid: boolean;
  /** Markdown. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Pastes plain text: Studio's document parses no HTML. What is copied within the editor stays formatted. */
const paste = (editor: Editor, event: ClipboardEvent): boolean => {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const content = pastedContent(text);
  const [only] = content;
  const isOneLine = content.length === 1 && only?.type === 'paragraph';
  editor.commands.insertContent(isOneLine ? (only?.content ?? []) : content);
  return true;
};

/** A text with its formatting, edited as it looks. */
export const RichTextEditor = ({ label, helpId, isInvalid, text, onText }: RichTextEditorProps) => {
  const written = useRef(text);
  const editorRef = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: readRichText(text),
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': helpId,
        'aria-invalid': String(isInvalid),
      },
      clipboardTextSerializer: (slice) =>
        writeRichText({ type: 'doc', content: slice.content.toJSON() ?? [] }),
      handlePaste: (_, event) => editorRef.current !== null && paste(editorRef.current, event),
      handleDrop: () => true,
    },
    onUpdate: ({ editor: edited }) => {
      written.current = writeRichText(edited.getJSON());
      onText(written.current);
    },
  });
  editorRef.current = editor;
  useEffect(() => {
    // An undo, or somebody else's save, replaced the text.
    if (!editor || text === written.current) return;
    written.current = text;
    editor.commands.setContent(readRichText(text), { emitUpdate: false });
  }, [editor, text]);
  return (
    editor && (
      <div className="rich-text-field">
        <FormatBar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
    )
  );
};
