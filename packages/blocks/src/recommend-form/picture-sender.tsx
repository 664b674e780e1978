import type { Action } from '@broadsheet/contract/actions';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import { useEffect, useState } from 'react';
import type { Square } from '../parts/picture-crop/crop-square.ts';
import { PictureCrop } from '../parts/picture-crop/picture-crop.tsx';
import { UploadWay } from '../parts/upload/upload-way.tsx';
import { useUpload } from '../parts/upload/use-upload.ts';

interface PictureSenderProps {
  /** Of the right to send one picture. */
  readonly token: string;
  readonly file: File;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Cuts a picture, and sends it with what is to be kept of it. */
export const PictureSender = ({ token, file, dispatch, onSent, onCancel }: PictureSenderProps) => {
  const [square, setSquare] = useState<Square | null>(null);
  const upload = useUpload({
    kind: 'picture',
    call: uploadRecommenderPicture,
    fields: { token, ...square },
    onSent: ({ message }) => {
      dispatch({ action: 'toast', tone: 'success', message });
      onSent();
    },
    // Nobody is signed in here, so that no session can end.
    onSessionEnd: () => undefined,
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
