import { CENTRE } from '@broadsheet/contract/picture-crop';
import { saveImage } from '@broadsheet/contract/studio/image-calls';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { FocusField } from './focus-field.tsx';
import { FrameViews } from './frame-views.tsx';
import type { PictureFrames } from './frames.ts';
import { makePicture } from './make-picture.ts';
import { type OpenedPicture, openPicture } from './open-picture.ts';
import { PictureDropZone } from './picture-drop-zone.tsx';

interface PictureDialogProps {
  readonly frames: PictureFrames;
  readonly title: string;
  /** The current URL. */
  readonly text: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

/** Selects a picture: crops, compresses and uploads a file, or takes a typed URL. */
export const PictureDialog = ({ frames, title, text, onDone, onCancel }: PictureDialogProps) => {
  const [typed, setTyped] = useState(text);
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [focus, setFocus] = useState(CENTRE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();
  // A decoded picture takes about a hundred times the memory of its file.
  useEffect(() => () => picture?.image.close(), [picture]);
  const open = (file: File | undefined) =>
    act(async () => {
      if (!file) return;
      const opened = await openPicture(file);
      setRefusal('refusal' in opened ? opened.refusal : null);
      if ('refusal' in opened) return;
      setFocus(CENTRE);
      setPicture(opened);
    });
  const putUp = (chosen: OpenedPicture) =>
    act(async () => {
      const made = await makePicture(chosen, frames, focus);
      setRefusal('refusal' in made ? made.refusal : null);
      if ('refusal' in made) return;
      const { address } = await callStudio(saveImage, { body: made.bytes });
      showToast(made.message);
      onDone(address);
    });
  return (
    <DialogFrame title={title} onClose={onCancel} isWide={picture !== null}>
      <PictureDropZone onFile={open} />
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
      <FaultLine fault={fault} />
      {picture ? (
        <div className="picture-choice">
          <FocusField image={picture.image} focus={focus} onFocus={setFocus} />
          <FrameViews image={picture.image} frames={frames} focus={focus} />
        </div>
      ) : (
        <TextInput
          label="Image URL"
          description="Use a link on this site or one that starts with https://. Leave empty for no image."
          value={typed}
          onChange={setTyped}
          maxLength={400}
        />
      )}
      <div className="buttons">
        <Button
          className="button"
          data-busy={isBusy || undefined}
          onPress={() => void (picture ? putUp(picture) : onDone(typed.trim()))}
        >
          {picture ? 'Upload image' : 'Use this URL'}
        </Button>
        <Button className="button-quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
