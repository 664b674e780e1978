import type { Action } from '@broadsheet/contract/actions';
import { uploadFile } from '@broadsheet/contract/calls/media';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { Square } from '../shared/upload/picture-crop/crop-square.ts';
import { SquareSender } from '../shared/upload/picture-crop/square-sender.tsx';
import { useUpload } from '../shared/upload/use-upload.ts';

interface PictureSenderProps {
  readonly file: File;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Uploads the seeker's picture. */
export const PictureSender = ({
  file,
  messages,
  dispatch,
  onSent,
  onCancel,
}: PictureSenderProps) => {
  const [square, setSquare] = useState<Square | null>(null);
  const upload = useUpload({
    kind: 'picture',
    call: uploadFile,
    fields: { mediaType: 'picture', ...square },
    messages: messages.upload,
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
      messages={messages}
    />
  );
};
