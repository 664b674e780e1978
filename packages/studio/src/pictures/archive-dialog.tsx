import { describePicture, type StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { PictureForm } from './picture-form.tsx';
import { pictureHref } from './picture-href.ts';

interface ArchiveDialogProps {
  readonly picture: StudioPicture;
  readonly change: string | undefined;
  readonly onClose: () => void;
}

/** Removes an unused picture from the library, or restores it, in a draft. */
export const ArchiveDialog = ({ picture, change, onClose }: ArchiveDialogProps) => {
  const { digest, archived } = picture;
  const save = async (id: string): Promise<string> => {
    await callStudio(describePicture, {
      params: { digest },
      body: { change: id, archived: !archived },
    });
    showToast(archived ? 'Restored in the draft.' : 'Removed in the draft.');
    return pictureHref(digest, id);
  };
  return (
    <DialogFrame
      title={archived ? 'Restore to the library' : 'Remove from the library'}
      onClose={onClose}
    >
      <p>
        {archived
          ? 'The picture can be chosen again once the draft is published.'
          : 'Nobody is offered the picture any more once the draft is published. Old versions of pages still have it, and it can be restored.'}
      </p>
      <PictureForm
        label={archived ? 'Restore' : 'Remove'}
        change={change}
        onSave={save}
        onClose={onClose}
      />
    </DialogFrame>
  );
};
