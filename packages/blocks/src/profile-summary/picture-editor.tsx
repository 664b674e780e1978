import type { Action } from '@broadsheet/contract/actions';
import { removeFile } from '@broadsheet/contract/calls/media';
import type { Messages } from '@broadsheet/messages/message-areas';
import { lazy, Suspense, useState } from 'react';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { EditDisclosure } from '../shared/profile/edit-disclosure.tsx';
import { PROFILE_HREF } from '../shared/profile/own-profile.ts';
import type { SaveMessage } from '../shared/profile/use-save-message.ts';
import { PictureChoice } from './picture-choice.tsx';

interface PictureEditorProps {
  readonly hasPicture: boolean;
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
}

/** Few change their picture, and then once. */
const PictureSender = lazy(() =>
  import('./picture-sender.tsx').then((module) => ({ default: module.PictureSender })),
);
const REMOVE: FormPlan<typeof removeFile> = {
  id: 'profile-remove-picture',
  call: removeFile,
  fields: [],
  submit: 'Remove the picture',
  busy: 'Removing…',
};

/** Chooses, cuts and sends a picture, and removes the one that is there. */
export const PictureEditor = ({ hasPicture, saved, messages, dispatch }: PictureEditorProps) => {
  const [file, setFile] = useState<File | null>(null);
  return (
    <EditDisclosure label={hasPicture ? 'Change the picture' : 'Add a picture'} about="of yourself">
      {(close) => {
        const done = (message: string) => {
          setFile(null);
          close();
          void saved.report(message);
        };
        if (file)
          return (
            <Suspense fallback={<p role="status">Opening the picture…</p>}>
              <PictureSender
                file={file}
                messages={messages}
                dispatch={dispatch}
                onSent={() => done('Your picture is saved.')}
                onCancel={() => setFile(null)}
              />
            </Suspense>
          );
        return (
          <>
            <PictureChoice messages={messages} onChoose={setFile} />
            {hasPicture && (
              <CallForm
                plan={REMOVE}
                buttonStyle="quiet"
                given={{ mediaType: 'picture' }}
                messages={messages}
                dispatch={dispatch}
                next={PROFILE_HREF}
                onDone={() => {
                  done('Your picture is removed.');
                  return undefined;
                }}
              />
            )}
          </>
        );
      }}
    </EditDisclosure>
  );
};
