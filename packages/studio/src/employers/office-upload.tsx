import type { Brand } from '@broadsheet/contract/brand';
import { PICTURE_PIXELS_MAX, PICTURE_PIXELS_MAX_IN_MEMORY } from '@broadsheet/contract/constants';
import { PICTURE_ALT_MAX } from '@broadsheet/contract/entities/office-picture';
import {
  EMPLOYER_PICTURE_BYTES_MAX,
  EMPLOYER_PICTURES,
  type StaffEmployer,
} from '@broadsheet/contract/entities/staff-employer';
import { CENTRE, cropOf } from '@broadsheet/contract/picture-crop';
import { uploadOfficePicture } from '@broadsheet/contract/studio/office-picture-calls';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { FocusField } from '../picture/focus-field.tsx';
import { formatSize } from '../picture/format-size.ts';
import { FrameView } from '../picture/frame-views.tsx';
import { type OpenedPicture, openPicture } from '../picture/open-picture.ts';
import { PictureDropZone } from '../picture/picture-drop-zone.tsx';

interface OfficeUploadProps {
  readonly brand: Brand;
  readonly employer: StaffEmployer;
  readonly onDone: (changed: StaffEmployer) => Promise<unknown>;
  readonly onClose: () => void;
}

const { minSize, maxSize } = EMPLOYER_PICTURES.office;

/** Chooses an office picture, describes it and uploads it as it is: the server crops and compresses it. */
export const OfficeUpload = ({ brand, employer, onDone, onClose }: OfficeUploadProps) => {
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [focus, setFocus] = useState(CENTRE);
  const [alt, setAlt] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();
  // A decoded picture takes about a hundred times the memory of its file.
  useEffect(() => () => opened?.image.close(), [opened]);
  const open = (file: File | undefined) =>
    act(async () => {
      if (!file) return;
      const chosen = await openPicture(file, {
        bytesMax: EMPLOYER_PICTURE_BYTES_MAX,
        pixelsMax: file.type === 'image/webp' ? PICTURE_PIXELS_MAX_IN_MEMORY : PICTURE_PIXELS_MAX,
        minSize,
      });
      setRefusal('refusal' in chosen ? chosen.refusal : null);
      if ('refusal' in chosen) return;
      setFocus(CENTRE);
      setOpened(chosen);
    });
  const upload = (event: FormEvent) => {
    event.preventDefault();
    if (!opened) return;
    void act(async () => {
      const done = await callStudio(uploadOfficePicture, {
        params: { employer: employer.id },
        query: { brand, alt: alt.trim(), ...focus },
        body: new Uint8Array(await opened.file.arrayBuffer()),
      });
      const size = `${done.width} × ${done.height} pixels, ${formatSize(done.bytes)}`;
      showToast(`Office picture added: ${size}. Pages show it within two minutes.`);
      await onDone(done.employer);
      onClose();
    });
  };
  return (
    <Form className="form" onSubmit={upload}>
      <p>
        Use an image of at least {maxSize.width} × {maxSize.height} pixels. Pages show it at 3:2.
      </p>
      <PictureDropZone onFile={open} />
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
      {opened && (
        <>
          <div className="picture-choice">
            <FocusField image={opened.image} focus={focus} onFocus={setFocus} />
            <div className="frame-views">
              <FrameView
                image={opened.image}
                crop={cropOf(opened.image, maxSize, focus)}
                width={312}
                height={208}
                caption="Company page"
              />
            </div>
          </div>
          <TextInput
            label="What the picture shows"
            description="One sentence for people who cannot see it, such as: Colleagues have lunch on the roof terrace."
            value={alt}
            onChange={setAlt}
            maxLength={PICTURE_ALT_MAX}
            isRequired
            validate={(value) =>
              value.trim() === '' ? 'Describe the picture in one sentence.' : null
            }
          />
        </>
      )}
      <FaultLine fault={fault} />
      <div className="buttons">
        {opened && (
          <Button className="button" type="submit" isPending={isBusy}>
            {isBusy ? 'Uploading…' : 'Add picture'}
          </Button>
        )}
        <Button className="button-quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
};
