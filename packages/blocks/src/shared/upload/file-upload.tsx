import { callPath } from '@broadsheet/browser-calls/call-path';
import type { Action } from '@broadsheet/contract/actions';
import {
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  STAY_FIELD,
} from '@broadsheet/contract/call';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';
import { acceptOf, fileHint, type UploadKind } from './file-fault.ts';
import * as fileField from './file-field.styles.ts';
import * as styles from './upload.styles.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface FileUploadProps<Call extends CallDefinition> {
  readonly kind: UploadKind;
  readonly label: string;
  readonly call: Call;
  /** Sent together with the file. */
  readonly fields: CallBody<Call>;
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
  /** The path after success, for browsers without JavaScript. */
  readonly next: string;
  /** The form that sends the file without JavaScript, by any of its buttons. Absent: the upload has its own form. */
  readonly withForm?: FileForm;
  /** Toast after success. */
  readonly done: string;
  readonly onSent: (answer: CallAnswer<Call>, file: File) => void;
}

export interface FileForm {
  readonly id: string;
  /** The name of the file in the `formFiles` of the form's call. */
  readonly fieldName: string;
}

const firstFile = (files: FileList | null | undefined): File | null => files?.[0] ?? null;

interface DropZoneProps {
  readonly onDrop: (file: File | null) => void;
  readonly children: ReactNode;
}

const DropZone = ({ onDrop, children }: DropZoneProps) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(firstFile(event.dataTransfer.files));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped on it as well as chosen in it
    <div
      className={styles.dropZone}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
};

/** Uploads a file that is selected or dropped; a plain form without JavaScript. */
export const FileUpload = <Call extends CallDefinition>({
  kind,
  label,
  call,
  fields,
  messages,
  dispatch,
  next,
  withForm,
  done,
  onSent,
}: FileUploadProps<Call>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload({
    kind,
    call,
    fields,
    messages: messages.upload,
    onSent: (answer, file) => {
      dispatch({ action: 'toast', tone: 'success', message: done });
      onSent(answer, file);
    },
    onSessionEnd: (status) => dispatch({ action: 'leave-session', status }),
  });
  const take = (file: File | null) => {
    if (file) upload.choose(file);
  };
  const takeChosen = () => {
    if (!input.current) return;
    take(firstFile(input.current.files));
    input.current.value = '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was selected before hydration is taken once, on mount
  useEffect(takeChosen, []);
  return (
    <form
      className={styles.upload}
      method="post"
      encType="multipart/form-data"
      action={callPath(call, undefined)}
      aria-busy={upload.state.is === 'sending'}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries({ ...fields, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <DropZone onDrop={take}>
        <label className={form.label} htmlFor={id}>
          {label}
        </label>
        <input
          className={fileField.field}
          id={id}
          ref={input}
          form={withForm?.id}
          name={withForm?.fieldName ?? 'file'}
          type="file"
          accept={acceptOf(kind)}
          required={withForm === undefined}
          disabled={upload.state.is === 'sending'}
          aria-describedby={`${id}-hint`}
          onChange={takeChosen}
        />
        <p className={form.aside} id={`${id}-hint`}>
          {fileHint(kind, messages.upload)}
        </p>
        <button
          className={`${control.quiet} ${styles.send}`}
          type="submit"
          {...(withForm && { form: withForm.id, name: STAY_FIELD, value: next })}
        >
          {messages.upload.upload}
        </button>
      </DropZone>
      <UploadProgress {...upload} messages={messages} />
    </form>
  );
};
