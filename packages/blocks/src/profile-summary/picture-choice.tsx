import { callPath } from '@broadsheet/browser-calls/call-path';
import { uploadFile } from '@broadsheet/contract/calls/media';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useId, useState } from 'react';
import * as form from '../shared/form/form.styles.ts';
import { useRuns } from '../shared/form/use-runs.ts';
import * as control from '../shared/page/control.styles.ts';
import { PROFILE_HREF } from '../shared/profile/own-profile.ts';
import { acceptOf, fileFault, fileHint } from '../shared/upload/file-fault.ts';
import * as fileField from '../shared/upload/file-field.styles.ts';
import * as upload from '../shared/upload/upload.styles.ts';

interface PictureChoiceProps {
  readonly messages: Pick<Messages, 'profile-summary' | 'upload'>;
  readonly onChoose: (file: File) => void;
}

/** The file input for a picture. Without JavaScript the form sends the file as it is. */
export const PictureChoice = ({ messages, onChoose }: PictureChoiceProps) => {
  const id = useId();
  const runs = useRuns();
  const [fault, setFault] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = fileFault('picture', file, messages.upload);
    setFault(found);
    if (found === null) onChoose(file);
  };
  return (
    <form
      className={upload.upload}
      data-live=""
      method="post"
      encType="multipart/form-data"
      action={callPath(uploadFile, undefined)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="mediaType" value="picture" />
      <input type="hidden" name="next" value={PROFILE_HREF} />
      <div className={upload.dropZone}>
        <label className={form.label} htmlFor={id}>
          {messages['profile-summary'].picture}
        </label>
        <input
          className={fileField.field}
          id={id}
          name="file"
          type="file"
          accept={acceptOf('picture')}
          required
          aria-describedby={fault === null ? `${id}-hint` : `${id}-hint ${id}-fault`}
          aria-invalid={fault === null ? undefined : 'true'}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        <p className={form.aside} id={`${id}-hint`}>
          {fileHint('picture', messages.upload)} {messages['profile-summary'].pictureHint}
        </p>
        {fault !== null && (
          <p className={form.fault} id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
      </div>
      {!runs && (
        <button className={control.quiet} type="submit">
          {messages.upload.upload}
        </button>
      )}
    </form>
  );
};
