import type { Action } from '@broadsheet/contract/actions';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { Square } from '../shared/upload/picture-crop/crop-square.ts';
import { SquareSender } from '../shared/upload/picture-crop/square-sender.tsx';
import { useUpload } from '../shared/upload/use-upload.ts';

interface PictureSenderProps {
  /** Allows the upload of one picture. */
  readonly token: string;
  readonly file: File;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Uploads the recommender's picture. */
export const PictureSender = ({
  token,
  file,
  messages,
  dispatch,
  onSent,
  onCancel,
}: PictureSenderProps) => {
  const [square, setSquare] = useState<Square | null>(null);
  const upload = useUpload({
    kind: 'picture',
    call: uploadRecommenderPicture,
    fields: { token, ...square },
    messages: messages.upload,
    onSent: ({ message }) => {
      dispatch({ action: 'toast', tone: 'success', message });
      onSent();
    },
    // There is no session here that could end.
    onSessionEnd: () => undefined,
  });
  return (
    <SquareSender
      file={file}
      square={square}
      upload={upload}
      onCrop={setSquare}
      onCancel={onCancel}
      messages={messages}
    />
  );
};
