interface FlagEditorProps {
  readonly label: string;
  readonly text: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Selects yes or no; the file holds `true` or nothing. */
export const FlagEditor = ({ label, text, onDone, onCancel, onClose }: FlagEditorProps) => (
  <select
    className="cell-editor"
    aria-label={label}
    ref={(field) => field?.focus()}
    defaultValue={/^(true|yes|1)$/i.test(text.trim()) ? 'true' : ''}
    onChange={(event) => onDone(event.currentTarget.value)}
    onBlur={onClose}
    onKeyDown={(event) => {
      event.stopPropagation();
      if (event.key === 'Escape' || event.key === 'Enter') onCancel();
    }}
  >
    <option value="true">Yes</option>
    <option value="">No</option>
  </select>
);
