import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect } from 'react';
import { UploadProgress } from '../upload-progress.tsx';
import type { Upload } from '../use-upload.ts';
import type { Square } from './crop-square.ts';
import { PictureCrop } from './picture-crop.tsx';

interface SquareSenderProps {
  readonly file: File;
  /** The selected square; null until then. */
  readonly square: Square | null;
  /** Uploads the picture with the square. */
  readonly upload: Upload;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly onCrop: (square: Square) => void;
  readonly onCancel: () => void;
}

/** Crops a picture and uploads it with the selected square. */
export const SquareSender = ({
  file,
  square,
  upload,
  messages,
  onCrop,
  onCancel,
}: SquareSenderProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each selected square
  useEffect(() => {
    if (square) upload.choose(file);
  }, [square]);
  return (
    <>
      <PictureCrop
        file={file}
        isBusy={upload.state.is === 'sending'}
        messages={messages}
        onCrop={onCrop}
        onCancel={onCancel}
      />
      <UploadProgress {...upload} messages={messages} />
    </>
  );
};
