import type { Brand } from '@broadsheet/contract/brand';
import { PICTURE_PIXELS_MAX, PICTURE_PIXELS_MAX_IN_MEMORY } from '@broadsheet/contract/constants';
import {
  EMPLOYER_PICTURE_BYTES_MAX,
  EMPLOYER_PICTURES,
  type EmployerPicture,
  type StaffEmployer,
} from '@broadsheet/contract/entities/staff-employer';
import { CENTRE } from '@broadsheet/contract/picture-crop';
import { uploadEmployerPicture } from '@broadsheet/contract/studio/employer-calls';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { FocusField } from '../picture/focus-field.tsx';
import { formatSize } from '../picture/format-size.ts';
import { type OpenedPicture, openPicture } from '../picture/open-picture.ts';
import { PictureDropZone } from '../picture/picture-drop-zone.tsx';
import { CoverViews } from './cover-views.tsx';
import { LogoViews } from './logo-views.tsx';
import { PICTURE_TEXT } from './picture-text.ts';

interface UploadDialogProps {
  readonly brand: Brand;
  readonly employer: StaffEmployer;
  readonly picture: EmployerPicture;
  readonly onDone: (changed: StaffEmployer) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Chooses a logo or cover and uploads it as it is: the server crops and compresses it. */
export const UploadDialog = (props: UploadDialogProps) => {
  const { brand, employer, picture, onDone, onClose } = props;
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [focus, setFocus] = useState(CENTRE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();
  const { title, advice } = PICTURE_TEXT[picture];
  // A decoded picture takes about a hundred times the memory of its file.
  useEffect(() => () => opened?.image.close(), [opened]);
  const open = (file: File | undefined) =>
    act(async () => {
      if (!file) return;
      const chosen = await openPicture(file, {
        bytesMax: EMPLOYER_PICTURE_BYTES_MAX,
        pixelsMax: file.type === 'image/webp' ? PICTURE_PIXELS_MAX_IN_MEMORY : PICTURE_PIXELS_MAX,
        minSize: EMPLOYER_PICTURES[picture].minSize,
      });
      setRefusal('refusal' in chosen ? chosen.refusal : null);
      if ('refusal' in chosen) return;
      setFocus(CENTRE);
      setOpened(chosen);
    });
  const upload = ({ file }: OpenedPicture) =>
    act(async () => {
      const done = await callStudio(uploadEmployerPicture, {
        params: { employer: employer.id, picture },
        query: { brand, ...focus },
        body: new Uint8Array(await file.arrayBuffer()),
      });
      const size = `${done.width} × ${done.height} pixels, ${formatSize(done.bytes)}`;
      showToast(`${title} uploaded: ${size}. Pages show it within two minutes.`);
      await onDone(done.employer);
      onClose();
    });
  return (
    <DialogFrame
      title={`${title} of ${employer.name}`}
      onClose={onClose}
      isWide={opened !== null && picture === 'cover'}
    >
      <p>{advice}</p>
      <PictureDropZone onFile={open} />
      <div role="alert">{refusal && <p className="field-error">{refusal}</p>}</div>
      <FaultLine fault={fault} />
      {opened && picture === 'logo' && <LogoViews image={opened.image} />}
      {opened && picture === 'cover' && (
        <div className="picture-choice">
          <FocusField image={opened.image} focus={focus} onFocus={setFocus} />
          <CoverViews image={opened.image} focus={focus} />
        </div>
      )}
      <div className="buttons">
        {opened && (
          <Button className="button" isPending={isBusy} onPress={() => void upload(opened)}>
            {isBusy ? 'Uploading…' : `Upload ${PICTURE_TEXT[picture].name}`}
          </Button>
        )}
        <Button className="button-quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
