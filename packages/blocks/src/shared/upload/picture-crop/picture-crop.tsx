import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useId, useState } from 'react';
import * as form from '../../form/form.styles.ts';
import * as control from '../../page/control.styles.ts';
import { formatTypes } from '../file-fault.ts';
import { CropFrame } from './crop-frame.tsx';
import { type CropView, MIDDLE, type Square, squareOf, zoomMaxOf } from './crop-square.ts';
import * as styles from './picture-crop.styles.ts';
import { usePicture } from './use-picture.ts';

interface PictureCropProps {
  readonly file: File;
  readonly isBusy: boolean;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly onCrop: (square: Square) => void;
  readonly onCancel: () => void;
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
}

const Slider = ({ label, value, min, max, step, onValue }: SliderProps) => {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={min === max}
        onChange={({ target }) => onValue(target.valueAsNumber)}
      />
    </div>
  );
};

/** Selects the square to crop, by dragging or by sliders. */
export const PictureCrop = ({ file, isBusy, messages, onCrop, onCancel }: PictureCropProps) => {
  const { forms, upload } = messages;
  const picture = usePicture(file);
  const [view, setView] = useState<CropView>(MIDDLE);
  const set = (change: Partial<CropView>) => setView((now) => ({ ...now, ...change }));
  const cancel = (
    <button className={control.quiet} type="button" onClick={onCancel}>
      {upload.anotherPicture}
    </button>
  );
  if (picture.state === 'opening') return <p role="status">{upload.openingPicture}</p>;
  if (picture.state === 'unreadable')
    return (
      <div className={`${form.notice} ${form.alarm}`} role="alert">
        <p>{formatMessage(upload.unreadable, { types: formatTypes('picture', upload) })}</p>
        {cancel}
      </div>
    );
  const { bitmap } = picture;
  const percent = { min: 0, max: 100, step: 1 };
  const isWide = bitmap.width > bitmap.height || view.zoom > 1;
  const isTall = bitmap.height > bitmap.width || view.zoom > 1;
  return (
    <fieldset className={styles.crop} aria-label={upload.crop}>
      <CropFrame bitmap={bitmap} view={view} label={upload.preview} onMove={setView} />
      <div className={styles.sliders}>
        <Slider
          label={upload.zoom}
          value={view.zoom}
          min={1}
          max={zoomMaxOf(bitmap)}
          step={0.05}
          onValue={(zoom) => set({ zoom })}
        />
        <Slider
          label={upload.across}
          value={view.across}
          {...percent}
          max={isWide ? 100 : 0}
          onValue={(across) => set({ across })}
        />
        <Slider
          label={upload.down}
          value={view.down}
          {...percent}
          max={isTall ? 100 : 0}
          onValue={(down) => set({ down })}
        />
        <div className={form.end}>
          <button
            className={control.primary}
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onCrop(squareOf(bitmap, view));
            }}
          >
            {isBusy ? forms.saving : upload.savePicture}
          </button>
          {cancel}
        </div>
      </div>
    </fieldset>
  );
};
