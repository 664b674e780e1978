import type { Action } from '@broadsheet/contract/actions';
import { uploadSubmission } from '@broadsheet/contract/calls/competition';
import { uploadFile } from '@broadsheet/contract/calls/media';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { Section } from '../shared/page/section.tsx';
import { FileUpload } from '../shared/upload/file-upload.tsx';
import type { competitionUpload } from './schema.ts';

type Props = BlockProps<typeof competitionUpload>;
type Sent = Props['data']['files'][number];

interface UploadedFileProps {
  readonly sent: Sent;
  readonly isOpen: boolean;
  readonly next: string;
  /** Toast after the upload. */
  readonly done: string;
  readonly messages: Pick<Messages, 'competition-upload' | 'forms' | 'upload'>;
  readonly dispatch: (action: Action) => void;
}

/** One file: its state and the upload that replaces it. */
const UploadedFile = ({
  sent: { kind, label, file: first },
  isOpen,
  next,
  done,
  messages,
  dispatch,
}: UploadedFileProps) => {
  const [file, setFile] = useState(first);
  const common = { label, dispatch, next, done, onSent: setFile };
  return (
    <div className={form.form}>
      {(file || isOpen) && (
        <p data-live="">
          {file ? (
            <>
              {label}: <a href={file.url}>{file.name}</a>
            </>
          ) : (
            formatMessage(messages['competition-upload'].notUploaded, { file: label })
          )}
        </p>
      )}
      {isOpen &&
        (kind === 'RoundZeroVideo' ? (
          <FileUpload
            {...common}
            kind={kind}
            call={uploadFile}
            fields={{ mediaType: kind }}
            messages={messages}
          />
        ) : (
          <FileUpload
            {...common}
            kind={kind}
            call={uploadSubmission}
            fields={{ mediaType: kind }}
            messages={messages}
          />
        ))}
    </div>
  );
};

export const CompetitionUpload = ({ id, settings, data, messages, dispatch }: Props) => {
  const { title, note, isOpen, next, files, done, failed } = data;
  return (
    <div id={settings.part}>
      <Section id={id} title={title} note={note}>
        {failed !== null && (
          <div className={`${form.notice} ${form.alarm}`} role="alert">
            {failed}
          </div>
        )}
        {done !== null && failed === null && <FormNotice>{done}</FormNotice>}
        {files.map((sent) => (
          <UploadedFile
            key={sent.kind}
            sent={sent}
            isOpen={isOpen}
            next={next}
            done={messages.outcomes.competitionFileSaved}
            messages={messages}
            dispatch={dispatch}
          />
        ))}
      </Section>
    </div>
  );
};
