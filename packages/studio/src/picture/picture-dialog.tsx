import { CENTRE } from '@broadsheet/contract/picture-crop';
import { saveImage } from '@broadsheet/contract/studio/image-calls';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useEffect, useState } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { LibraryPanel } from '../pictures/library-panel.tsx';
import { FocusField } from './focus-field.tsx';
import { FrameViews } from './frame-views.tsx';
import type { PictureFrames } from './frames.ts';
import { framesOfPicture } from './frames-of-picture.ts';
import { makePicture } from './make-picture.ts';
import { type Opened, type OpenedPicture, openPicture } from './open-picture.ts';
import { openStored } from './open-stored.ts';
import { openSvg, SVG_TYPE } from './open-svg.ts';
import { PictureDropZone } from './picture-drop-zone.tsx';

interface PictureDialogProps {
  readonly frames: PictureFrames;
  readonly title: string;
  /** The current URL. */
  readonly text: string;
  /** False: only a picture that is stored here. */
  readonly takesAddress?: boolean;
  readonly onDone: (text: string) => void;
  /** Takes a picture of the library, or a part of one, in place of `onDone`. */
  readonly onPicture?: (text: string, source: StudioPicture) => void;
  readonly onCancel: () => void;
}

/** A picture to crop, and the one of the library that it is; null for a file. */
interface Cropping {
  readonly opened: OpenedPicture;
  readonly source: StudioPicture | null;
}

/** The picture that is being cropped, and why the last one could not be. */
const useCropping = () => {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [focus, setFocus] = useState(CENTRE);
  const [refusal, setRefusal] = useState<string | null>(null);
  // A decoded picture takes about a hundred times the memory of its file.
  useEffect(() => () => cropping?.opened.image.close(), [cropping]);
  const begin = (opened: Opened, source: StudioPicture | null) => {
    setRefusal('refusal' in opened ? opened.refusal : null);
    if ('refusal' in opened) return;
    setFocus(source?.focus ?? CENTRE);
    setCropping({ opened, source });
  };
  return { cropping, focus, setFocus, refusal, setRefusal, begin };
};

interface PictureSourcesProps extends Pick<PictureDialogProps, 'frames' | 'text'> {
  /** The typed URL; null where none can be typed. */
  readonly typed: string | null;
  readonly onType: (typed: string) => void;
  readonly onFile: (file: File | undefined) => unknown;
  readonly onChoose: (source: StudioPicture, fits: boolean) => void;
}

/** Where a picture can come from: a file or URL, or the library. */
const PictureSources = ({ frames, text, typed, onType, onFile, onChoose }: PictureSourcesProps) => (
  <Tabs className="tabs">
    <TabList aria-label="Where the picture comes from">
      <Tab id="upload">Upload</Tab>
      <Tab id="library">From the library</Tab>
    </TabList>
    <TabPanel id="upload" className="form">
      <PictureDropZone onFile={onFile} takesSvg={frames.isUncropped ?? false} />
      {typed !== null && (
        <TextInput
          label="Image URL"
          description="Use a link on this site or one that starts with https://. Leave empty for no image."
          value={typed}
          onChange={onType}
          maxLength={400}
        />
      )}
    </TabPanel>
    <TabPanel id="library">
      <LibraryPanel frames={frames} current={text} onChoose={onChoose} />
    </TabPanel>
  </Tabs>
);

/** Opens pictures to crop them, and hands over what is chosen. */
const useChoice = ({ frames, onDone, onPicture = onDone }: PictureDialogProps) => {
  const { cropping, focus, setFocus, refusal, setRefusal, begin } = useCropping();
  const { act, isBusy, fault } = useAct();
  const open = (file: File | undefined) =>
    act(async () => {
      if (!file) return;
      const isVector = frames.isUncropped && file.type === SVG_TYPE;
      begin(await (isVector ? openSvg(file, frames.maxSize) : openPicture(file)), null);
    });
  const choose = (source: StudioPicture, fits: boolean) => {
    if (fits) onPicture(source.address, source);
    else void act(async () => begin(await openStored(source.address), source));
  };
  const putUp = ({ opened, source }: Cropping) =>
    act(async () => {
      const own = frames.isUncropped ? framesOfPicture(opened.image, frames.maxSize) : frames;
      const made = await makePicture(opened, own, focus);
      setRefusal('refusal' in made ? made.refusal : null);
      if ('refusal' in made) return;
      const { address } = await callStudio(saveImage, { body: made.bytes });
      showToast(made.message);
      if (source) onPicture(address, source);
      else onDone(address);
    });
  return { cropping, focus, setFocus, refusal, isBusy, fault, open, choose, putUp };
};

/** Selects a picture: crops, compresses and uploads a file, takes one of the library, or a typed URL. */
export const PictureDialog = (props: PictureDialogProps) => {
  const { frames, title, text, takesAddress = true, onDone, onCancel } = props;
  const [typed, setTyped] = useState(text);
  const { cropping, focus, setFocus, refusal, isBusy, fault, ...choice } = useChoice(props);
  return (
    <DialogFrame title={title} onClose={onCancel} isWide>
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
      <FaultLine fault={fault} />
      {cropping ? (
        <>
          <PictureDropZone onFile={choice.open} takesSvg={frames.isUncropped ?? false} />
          <div className="picture-choice">
            {!frames.isUncropped && (
              <FocusField image={cropping.opened.image} focus={focus} onFocus={setFocus} />
            )}
            <FrameViews
              image={cropping.opened.image}
              frames={frames.isUncropped ? framesOfPicture(cropping.opened.image) : frames}
              focus={focus}
            />
          </div>
        </>
      ) : (
        <PictureSources
          frames={frames}
          text={text}
          typed={takesAddress ? typed : null}
          onType={setTyped}
          onFile={choice.open}
          onChoose={choice.choose}
        />
      )}
      <div className="buttons">
        {(cropping || takesAddress) && (
          <Button
            className="button"
            data-busy={isBusy || undefined}
            onPress={() => void (cropping ? choice.putUp(cropping) : onDone(typed.trim()))}
          >
            {cropping ? 'Upload image' : 'Use this URL'}
          </Button>
        )}
        <Button className="button-quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
