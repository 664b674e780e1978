import { imageOfAddress } from '@broadsheet/contract/media';
import {
  describePicture,
  replacePicture,
  type StudioPicture,
} from '@broadsheet/contract/studio/picture-calls';
import { useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { framesOfShape } from '../picture/frames.ts';
import { framesOfPicture } from '../picture/frames-of-picture.ts';
import { PictureDialog } from '../picture/picture-dialog.tsx';
import { PictureFields, readPictureFields } from './picture-fields.tsx';
import { PictureForm } from './picture-form.tsx';
import { describeExtent, nameOfUse } from './picture-text.ts';

interface ReplaceDialogProps {
  readonly picture: StudioPicture;
  readonly change: string | undefined;
  readonly onClose: () => void;
}

interface ChosenPicture {
  readonly address: string;
  /** The picture of the library that it is, or is a part of; null for an upload. */
  readonly source: StudioPicture | null;
}

/** Whether it is shown as the logo of a site only: then its shape does not matter, and its size is limited. */
const isLogo = ({ uses }: StudioPicture): boolean =>
  uses.length > 0 && uses.every(({ file }) => file.startsWith('brand-configs/'));

const UseNames = ({ picture }: { readonly picture: StudioPicture }) => {
  const names = [...new Set(picture.uses.map(nameOfUse))];
  return (
    <>
      <p>
        <b>{describeExtent(picture.uses)}</b>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {picture.drafts.length > 0 && (
        <p className="soft">
          These drafts show it too, and stay as they are:{' '}
          {picture.drafts.map(({ title }) => `“${title}”`).join(', ')}.
        </p>
      )}
    </>
  );
};

/** Puts another picture in all places of a picture: chooses it, lists the places, and edits them in one draft. */
export const ReplaceDialog = ({ picture, change, onClose }: ReplaceDialogProps) => {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  if (!chosen)
    return (
      <PictureDialog
        frames={isLogo(picture) ? framesOfShape('wordmark') : framesOfPicture(picture)}
        title="Choose the new picture"
        text=""
        takesAddress={false}
        onDone={(address) => setChosen({ address, source: null })}
        onPicture={(address, source) => setChosen({ address, source })}
        onCancel={onClose}
      />
    );
  const { address, source } = chosen;
  const save = async (id: string, form: HTMLFormElement): Promise<string> => {
    const next = imageOfAddress(address) ?? '';
    const { name, alt } = readPictureFields(form);
    const own = source?.digest === next ? source : null;
    const isDescribed = own?.name === name && own.alt === alt;
    const description = { name, alt, ...(own?.focus && { focus: own.focus }) };
    if (!isDescribed)
      await callStudio(describePicture, {
        params: { digest: next },
        body: { change: id, description },
      });
    await callStudio(replacePicture, {
      params: { digest: picture.digest },
      body: { change: id, picture: next, alt },
    });
    showToast('Replaced in the draft.');
    return `/changes/${id}`;
  };
  return (
    <DialogFrame title="Replace everywhere" onClose={onClose}>
      <div className="picture-pair">
        <figure>
          <img src={picture.address} alt="" />
          <figcaption>Now</figcaption>
        </figure>
        <figure>
          <img src={address} alt="" />
          <figcaption>New</figcaption>
        </figure>
      </div>
      <UseNames picture={picture} />
      <PictureForm label="Replace in draft" change={change} onSave={save} onClose={onClose}>
        <PictureFields name={source?.name ?? undefined} alt={source?.alt ?? undefined} />
      </PictureForm>
    </DialogFrame>
  );
};
