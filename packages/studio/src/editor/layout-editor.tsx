import type { Change } from '@broadsheet/contract/studio/change';
import { TextFile } from '../text/text-file.tsx';

interface LayoutEditorProps {
  readonly change: Change;
  readonly file: string;
  readonly onChange: (change: Change) => void;
}

/** A layout as its text. */
export const LayoutEditor = (props: LayoutEditorProps) => <TextFile {...props} />;
