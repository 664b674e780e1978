import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { lazy, Suspense, useId, useState } from 'react';
import * as form from '../shared/form/form.styles.ts';
import { acceptOf, fileHint } from '../shared/upload/file-fault.ts';
import * as fileField from '../shared/upload/file-field.styles.ts';
import * as styles from './recommend-form.styles.ts';

/** Lazy: most people add no picture. */
const PictureSender = lazy(() =>
  import('./picture-sender.tsx').then((module) => ({ default: module.PictureSender })),
);

interface OwnPictureProps {
  /** Allows the upload of one picture. */
  readonly token: string;
  readonly messages: Pick<Messages, 'forms' | 'recommend' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  /** The id of the text form, which sends the picture too without JavaScript. */
  readonly formId: string;
  /** Called with whether a selected picture is not uploaded yet. */
  readonly onChoose: (isChosen: boolean) => void;
  readonly onSent: () => void;
}

/**
 * The recommender's picture. With JavaScript it is cropped and uploaded separately; otherwise the text form sends it.
 * Only one upload is allowed.
 */
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
          className={fileField.field}
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
