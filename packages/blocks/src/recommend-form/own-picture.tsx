import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { lazy, Suspense, useId, useState } from 'react';
import * as form from '../shared/form/form.styles.ts';
import { acceptOf, fileHint } from '../shared/upload/file-fault.ts';
import * as styles from './recommend-form.styles.ts';

/** Loaded when a picture was chosen: most people choose none. */
const PictureSender = lazy(() =>
  import('./picture-sender.tsx').then((module) => ({ default: module.PictureSender })),
);

interface OwnPictureProps {
  /** Of the right to send one picture. */
  readonly token: string;
  readonly messages: Pick<Messages, 'forms' | 'recommend' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  /** The form of the words, which takes a chosen picture along where no code runs. */
  readonly formId: string;
  /** Given whether a picture is chosen that has not been sent yet. */
  readonly onChoose: (isChosen: boolean) => void;
  readonly onSent: () => void;
}

/** A picture of the writer: cropped and sent by itself where code runs, else sent along with the words. It can be sent once. */
export const OwnPicture = ({
  token,
  formId,
  messages,
  dispatch,
  onChoose,
  onSent,
}: OwnPictureProps) => {
  const { recommend } = messages;
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    onChoose(chosen !== null);
  };
  return (
    <details className={styles.picture} data-live="">
      <summary>{recommend.addPicture}</summary>
      <div className={form.field}>
        <label className={form.label} htmlFor={id}>
          {recommend.pictureLabel}
        </label>
        <input type="hidden" form={formId} name="pictureToken" value={token} />
        <input
          id={id}
          form={formId}
          name="picture"
          type="file"
          accept={acceptOf('picture')}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
        <p className={form.aside} id={`${id}-hint`}>
          {fileHint('picture', messages.upload)} {recommend.pictureNote}
        </p>
      </div>
      {file && (
        <Suspense fallback={<p role="status">{recommend.pictureLoading}</p>}>
          <PictureSender
            token={token}
            file={file}
            messages={messages}
            dispatch={dispatch}
            onSent={onSent}
            onCancel={() => choose(null)}
          />
        </Suspense>
      )}
    </details>
  );
};
