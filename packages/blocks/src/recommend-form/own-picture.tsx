import { callPath } from '@broadsheet/browser-calls/call-path';
import type { Action } from '@broadsheet/contract/actions';
import { uploadRecommenderPicture } from '@broadsheet/contract/calls/media';
import { lazy, Suspense, useId, useState } from 'react';
import * as control from '../parts/control.styles.ts';
import * as form from '../parts/form/form.styles.ts';
import { useRuns } from '../parts/form/use-runs.ts';
import { acceptOf, fileHint } from '../parts/upload/file-fault.ts';
import * as styles from './recommend-form.styles.ts';

/** Loaded when a picture was chosen: most people choose none. */
const PictureSender = lazy(() =>
  import('./picture-sender.tsx').then((module) => ({ default: module.PictureSender })),
);

interface OwnPictureProps {
  /** Of the right to send one picture. */
  readonly token: string;
  /** Of the page. */
  readonly href: string;
  readonly dispatch: (action: Action) => void;
  readonly onSent: () => void;
}

/** A picture of who writes: cut to a square where code runs, and by a plain form elsewhere. It can be sent once. */
export const OwnPicture = ({ token, href, dispatch, onSent }: OwnPictureProps) => {
  const id = useId();
  const runs = useRuns();
  const [file, setFile] = useState<File | null>(null);
  return (
    <details className={styles.picture} data-live="">
      <summary>Add a picture of yourself (optional)</summary>
      <form
        className={form.form}
        method="post"
        encType="multipart/form-data"
        action={callPath(uploadRecommenderPicture, undefined)}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={href} />
        <div className={form.field}>
          <label className={form.label} htmlFor={id}>
            Your picture
          </label>
          <input
            id={id}
            name="file"
            type="file"
            accept={acceptOf('picture')}
            required
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          <p className={form.aside} id={`${id}-hint`}>
            {fileHint('picture')} It stands beside your words, and is sent once.
          </p>
        </div>
        {!runs && (
          <button className={control.quiet} type="submit">
            Send the picture
          </button>
        )}
      </form>
      {file && (
        <Suspense fallback={<p role="status">One moment…</p>}>
          <PictureSender
            token={token}
            file={file}
            dispatch={dispatch}
            onSent={onSent}
            onCancel={() => setFile(null)}
          />
        </Suspense>
      )}
    </details>
  );
};
