import type { Action } from '@broadsheet/contract/actions';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { Square } from '../shared/upload/picture-crop/crop-square.ts';
import { SquareSender } from '../shared/upload/picture-crop/square-sender.tsx';
import { useUpload } from '../shared/upload/use-upload.ts';

interface PictureSenderProps {
  /** Of the right to send one picture. */
  readonly token: string;
  readonly file: File;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Sends the picture of who recommends. */
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
    // Nobody is signed in here, so that no session can end.
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
