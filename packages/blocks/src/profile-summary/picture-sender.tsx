import type { Action } from '@broadsheet/contract/actions';
import { uploadFile } from '@broadsheet/contract/calls/media';
import { useState } from 'react';
import type { Square } from '../shared/upload/picture-crop/crop-square.ts';
import { SquareSender } from '../shared/upload/picture-crop/square-sender.tsx';
import { useUpload } from '../shared/upload/use-upload.ts';

interface PictureSenderProps {
  readonly file: File;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Sends the seeker's picture. */
export const PictureSender = ({ file, dispatch, onSent, onCancel }: PictureSenderProps) => {
  const [square, setSquare] = useState<Square | null>(null);
  const upload = useUpload({
    kind: 'picture',
    call: uploadFile,
    fields: { mediaType: 'picture', ...square },
    onSent,
    onSessionEnd: (status) => dispatch({ action: 'leave-session', status }),
  });
  return (
    <SquareSender
      file={file}
      square={square}
      upload={upload}
      onCrop={setSquare}
      onCancel={onCancel}
    />
  );
};
