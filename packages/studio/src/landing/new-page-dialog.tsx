import { listFiles, readPalette, type StudioPage } from '@broadsheet/contract/studio/content-calls';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { NewPageForm } from './new-page-form.tsx';

interface NewPageDialogProps {
  readonly pages: readonly StudioPage[];
  readonly onClose: () => void;
}

/** Asks for what a new landing page needs, and creates it in a draft of its own. */
export const NewPageDialog = (props: NewPageDialogProps) => {
  const palette = useCall(readPalette);
  const files = useCall(listFiles);
  const all = {
    data:
      palette.data && files.data ? { palette: palette.data, files: files.data.items } : undefined,
    error: palette.error ?? files.error,
    mutate: () => Promise.all([palette.mutate(), files.mutate()]),
  };
  return (
    <DialogFrame title="New page" onClose={props.onClose}>
      <p>Visitors see the page once you publish its draft.</p>
      <Loaded of={all} rows={4}>
        {(data) => (
          <NewPageForm
            {...props}
            palette={data.palette}
            files={data.files.map(({ file }) => file)}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
};
