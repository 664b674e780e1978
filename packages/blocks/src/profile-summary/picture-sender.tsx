import type { Action } from '@broadsheet/contract/actions';
import { uploadFile } from '@broadsheet/contract/calls/media';
import { useEffect, useState } from 'react';
import type { Square } from '../parts/picture-crop/crop-square.ts';
import { PictureCrop } from '../parts/picture-crop/picture-crop.tsx';
import { UploadWay } from '../parts/upload/upload-way.tsx';
import { useUpload } from '../parts/upload/use-upload.ts';

interface PictureSenderProps {
  readonly file: File;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Cuts a picture, and sends it with what is to be kept of it. */
export const PictureSender = ({ file, dispatch, onSent, onCancel }: PictureSenderProps) => {
  const [square, setSquare] = useState<Square | null>(null);
  const upload = useUpload({
    kind: 'picture',
    call: uploadFile,
    fields: { mediaType: 'picture', ...square },
    onSent,
    onSessionEnd: (status) => {
      dispatch({ action: 'leave-session', status, next: window.location.pathname });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each square that was chosen
  useEffect(() => {
    if (square) upload.choose(file);
  }, [square]);
  return (
    <>
      <PictureCrop
        file={file}
        isBusy={upload.state.is === 'sending'}
        onCrop={setSquare}
        onCancel={onCancel}
      />
      <UploadWay {...upload} />
    </>
  );
};
