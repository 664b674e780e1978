import type { Action } from '@broadsheet/contract/actions';
import type { CallBody, CallDefinition } from '@broadsheet/contract/call';
import { removeFile } from '@broadsheet/contract/calls/media';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ReactNode, useRef } from 'react';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { EditDisclosure } from '../shared/profile/edit-disclosure.tsx';
import { PROFILE_HREF } from '../shared/profile/own-profile.ts';
import { entry, entryTitle, open, ways } from '../shared/profile/profile.styles.ts';
import type { SaveMessage } from '../shared/profile/use-save-message.ts';
import type { UploadKind } from '../shared/upload/file-fault.ts';
import { FileUpload } from '../shared/upload/file-upload.tsx';

interface FileSectionProps<Call extends CallDefinition> {
  readonly kind: UploadKind;
  readonly title: string;
  /** The file's name inside a sentence: `resume`, `video`. */
  readonly name: string;
  readonly call: Call;
  readonly fields: CallBody<Call>;
  readonly done: string;
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms' | 'profile' | 'profile-files' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  /** The current file; null if there is none. */
  readonly children: ReactNode;
  /** Other actions for the file. */
  readonly way?: ReactNode;
}

const removePlan = ({ forms }: Pick<Messages, 'forms'>): FormPlan<typeof removeFile> => ({
  id: 'profile-remove-file',
  call: removeFile,
  fields: [],
  submit: forms.remove,
  busy: forms.removing,
});

/** One kind of file: the current one, and the forms to replace and remove it. */
export const FileSection = <Call extends CallDefinition>({
  kind,
  title,
  name,
  call,
  fields,
  done,
  saved,
  messages,
  dispatch,
  children,
  way,
}: FileSectionProps<Call>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = children !== null;
  const texts = messages['profile-files'];
  const about = formatMessage(texts.about, { file: name });
  return (
    <div className={entry}>
      <h3 className={entryTitle} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {isThere ? children : <p className={open}>{messages.profile.notAdded}</p>}
      <div className={ways}>
        {isThere && way}
        {isThere && (
          <CallForm
            plan={removePlan(messages)}
            buttonStyle="quiet"
            about={about}
            given={{ mediaType: kind }}
            messages={messages}
            dispatch={dispatch}
            next={PROFILE_HREF}
            onDone={() => {
              // The button disappears with the file, so the focus moves to the heading.
              heading.current?.focus();
              void saved.report(formatMessage(texts.removed, { file: name }));
              return undefined;
            }}
          />
        )}
        <EditDisclosure label={isThere ? texts.replace : texts.add} about={about}>
          {(close) => (
            <FileUpload
              kind={kind}
              label={formatMessage(texts.choose, { file: name })}
              call={call}
              fields={fields}
              messages={messages}
              dispatch={dispatch}
              next={PROFILE_HREF}
              done={done}
              onSent={() => {
                close();
                void saved.report('');
              }}
            />
          )}
        </EditDisclosure>
      </div>
    </div>
  );
};
