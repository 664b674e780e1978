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
  readonly messages: Pick<Messages, 'forms' | 'profile-summary' | 'upload'>;
  readonly dispatch: (action: Action) => void;
}

/** Lazy: few people change their picture. */
const PictureSender = lazy(() =>
  import('./picture-sender.tsx').then((module) => ({ default: module.PictureSender })),
);
const removePlan = (
  messages: Pick<Messages, 'forms' | 'profile-summary'>,
): FormPlan<typeof removeFile> => ({
  id: 'profile-remove-picture',
  call: removeFile,
  fields: [],
  submit: messages['profile-summary'].removePicture,
  busy: messages.forms.removing,
});

/** Selects, crops and uploads a picture, and removes the current one. */
export const PictureEditor = ({ hasPicture, saved, messages, dispatch }: PictureEditorProps) => {
  const texts = messages['profile-summary'];
  const [file, setFile] = useState<File | null>(null);
  return (
    <EditDisclosure label={hasPicture ? texts.changePicture : texts.addPicture} about="">
      {(close) => {
        const done = (message: string) => {
          setFile(null);
          close();
          void saved.report(message);
        };
        if (file)
          return (
            <Suspense fallback={<p role="status">{messages.upload.openingPicture}</p>}>
              <PictureSender
                file={file}
                messages={messages}
                dispatch={dispatch}
                onSent={() => done(texts.pictureSaved)}
                onCancel={() => setFile(null)}
              />
            </Suspense>
          );
        return (
          <>
            <PictureChoice messages={messages} onChoose={setFile} />
            {hasPicture && (
              <CallForm
                plan={removePlan(messages)}
                buttonStyle="quiet"
                given={{ mediaType: 'picture' }}
                messages={messages}
                dispatch={dispatch}
                next={PROFILE_HREF}
                onDone={() => {
                  done(texts.pictureRemoved);
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
