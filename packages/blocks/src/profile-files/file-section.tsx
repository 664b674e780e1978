import type { Action } from '@broadsheet/contract/actions';
import type { CallBody, CallDefinition } from '@broadsheet/contract/call';
import { removeFile } from '@broadsheet/contract/calls/media';
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
  /** `resume`, `video` */
  readonly name: string;
  readonly call: Call;
  readonly fields: CallBody<Call>;
  readonly done: string;
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  /** What is there; null for nothing. */
  readonly children: ReactNode;
  /** What else can be done about it. */
  readonly way?: ReactNode;
}

const REMOVE: FormPlan<typeof removeFile> = {
  id: 'profile-remove-file',
  call: removeFile,
  fields: [],
  submit: 'Remove',
  busy: 'Removing…',
};

/** One kind of file: what is there, with the ways to replace and to remove it. */
export const FileSection = <Call extends CallDefinition>({
  kind,
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
  return (
    <div className={entry}>
      <h3 className={entryTitle} ref={heading} tabIndex={-1}>
        Your {name}
      </h3>
      {isThere ? children : <p className={open}>There is none yet.</p>}
      <div className={ways}>
        {isThere && way}
        {isThere && (
          <CallForm
            plan={REMOVE}
            buttonStyle="quiet"
            about={`your ${name}`}
            given={{ mediaType: kind }}
            messages={messages}
            dispatch={dispatch}
            next={PROFILE_HREF}
            onDone={() => {
              // The button goes with the file: readers go on at the heading.
              heading.current?.focus();
              void saved.report(`Your ${name} is removed.`);
              return undefined;
            }}
          />
        )}
        <EditDisclosure label={isThere ? 'Replace' : 'Add'} about={`your ${name}`}>
          {(close) => (
            <FileUpload
              kind={kind}
              label={`Choose your ${name}`}
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
