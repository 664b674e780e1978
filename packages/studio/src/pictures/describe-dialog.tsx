import { CENTRE } from '@broadsheet/contract/picture-crop';
import { describePicture, type StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useEffect, useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { FocusField } from '../picture/focus-field.tsx';
import type { OpenedPicture } from '../picture/open-picture.ts';
import { openStored } from '../picture/open-stored.ts';
import { PictureFields, readPictureFields } from './picture-fields.tsx';
import { PictureForm } from './picture-form.tsx';
import { pictureHref } from './picture-href.ts';

interface DescribeDialogProps {
  readonly picture: StudioPicture;
  readonly change: string | undefined;
  readonly onClose: () => void;
}

/** Edits the name, alternative text and focal point of a picture in a draft. */
export const DescribeDialog = ({ picture, change, onClose }: DescribeDialogProps) => {
  const { digest, address, name, alt } = picture;
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [focus, setFocus] = useState(picture.focus ?? CENTRE);
  useEffect(() => {
    let isShown = true;
    let image: ImageBitmap | null = null;
    void openStored(address).then((found) => {
      if ('refusal' in found) return isShown && setRefusal(found.refusal);
      image = found.image;
      return isShown ? setOpened(found) : found.image.close();
    });
    return () => {
      isShown = false;
      image?.close();
    };
  }, [address]);
  const save = async (id: string, form: HTMLFormElement): Promise<string> => {
    const body = { change: id, description: { ...readPictureFields(form), focus } };
    await callStudio(describePicture, { params: { digest }, body });
    showToast('Saved in the draft.');
    return pictureHref(digest, id);
  };
  return (
    <DialogFrame title="Describe the picture" onClose={onClose} isWide>
      <div className="picture-choice">
        <div>
          <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
          {opened && <FocusField image={opened.image} focus={focus} onFocus={setFocus} />}
        </div>
        <PictureForm label="Save in draft" change={change} onSave={save} onClose={onClose}>
          <PictureFields name={name ?? undefined} alt={alt ?? undefined} />
        </PictureForm>
      </div>
    </DialogFrame>
  );
};
