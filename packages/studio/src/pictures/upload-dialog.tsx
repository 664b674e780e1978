import { imageOfAddress } from '@broadsheet/contract/media';
import { CENTRE } from '@broadsheet/contract/picture-crop';
import { saveImage } from '@broadsheet/contract/studio/image-calls';
import { describePicture } from '@broadsheet/contract/studio/picture-calls';
import { useEffect, useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { FocusField } from '../picture/focus-field.tsx';
import { framesOfPicture } from '../picture/frames-of-picture.ts';
import { type MadePicture, makePicture } from '../picture/make-picture.ts';
import { type OpenedPicture, openPicture } from '../picture/open-picture.ts';
import { PictureDropZone } from '../picture/picture-drop-zone.tsx';
import { PictureFields, readPictureFields } from './picture-fields.tsx';
import { PictureForm } from './picture-form.tsx';
import { pictureHref } from './picture-href.ts';

interface UploadDialogProps {
  readonly change: string | undefined;
  readonly onClose: () => void;
}

/** A picture, and what of it is stored. */
interface Chosen {
  readonly opened: OpenedPicture;
  readonly made: Exclude<MadePicture, { readonly refusal: string }>;
}

/** Uploads a picture as it is, without a crop, and describes it. */
export const UploadDialog = ({ change, onClose }: UploadDialogProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [focus, setFocus] = useState(CENTRE);
  const [refusal, setRefusal] = useState<string | null>(null);
  // A decoded picture takes about a hundred times the memory of its file.
  useEffect(() => () => chosen?.opened.image.close(), [chosen]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPicture(file);
    if ('refusal' in opened) return setRefusal(opened.refusal);
    const made = await makePicture(opened, framesOfPicture(opened.image), CENTRE);
    if ('refusal' in made) return setRefusal(made.refusal);
    setRefusal(null);
    setFocus(CENTRE);
    setChosen({ opened, made });
  };
  const save = async ({ made }: Chosen, id: string, form: HTMLFormElement): Promise<string> => {
    const { address } = await callStudio(saveImage, { body: made.bytes });
    const digest = imageOfAddress(address) ?? '';
    const description = { ...readPictureFields(form), focus };
    const body = { change: id, description };
    await callStudio(describePicture, { params: { digest }, body });
    showToast(made.message);
    return pictureHref(digest, id);
  };
  return (
    <DialogFrame title="Upload a picture" onClose={onClose} isWide={chosen !== null}>
      <p>
        The whole picture is stored, without its camera and location data. Blocks and banners cut it
        to their shape around its focal point.
      </p>
      <PictureDropZone onFile={open} />
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
      {chosen && (
        <div className="picture-choice">
          <FocusField image={chosen.opened.image} focus={focus} onFocus={setFocus} />
          <PictureForm
            label="Upload picture"
            change={change}
            onSave={(id, form) => save(chosen, id, form)}
            onClose={onClose}
          >
            <PictureFields />
          </PictureForm>
        </div>
      )}
    </DialogFrame>
  );
};
