import type { Action } from '@broadsheet/contract/actions';
import { uploadResume } from '@broadsheet/contract/calls/media';
import { RESUME_UPLOADED } from '@broadsheet/contract/constants';
import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { useState } from 'react';
import * as form from '../shared/form/form.styles.ts';
import { FileUpload } from '../shared/upload/file-upload.tsx';
import { noteChange } from './entries/view-changes.ts';
import { readingText } from './reading-text.ts';
import * as styles from './registration.styles.ts';
import type { StepData } from './schema.ts';
import type { StepProps } from './step-props.ts';
import { stepHref } from './steps.ts';
import { useResumeReading } from './use-resume-reading.ts';

interface ResumeSectionProps {
  readonly data: StepData;
  /** The form that sends the file without JavaScript. */
  readonly withForm: string;
  readonly messages: StepProps['messages'];
  readonly dispatch: (action: Action) => void;
  readonly onRead: (resume: ParsedResume) => void;
}

/** Uploads the resume first, because it prefills the later steps. */
export const ResumeSection = ({
  data,
  withForm,
  messages,
  dispatch,
  onRead,
}: ResumeSectionProps) => {
  const [file, setFile] = useState(data.files.resume);
  const { reading, begin } = useResumeReading(data.isReading, onRead);
  return (
    <div className={styles.section}>
      {file && (
        <p>
          {messages.registration.resume}{' '}
          <a href={file.url} download>
            {file.name}
          </a>
        </p>
      )}
      <FileUpload
        kind="resume"
        label={file ? messages.registration.anotherResume : messages.registration.resumeFirst}
        call={uploadResume}
        fields={{}}
        messages={messages}
        dispatch={dispatch}
        next={stepHref(data.step)}
        withForm={{ id: withForm, fieldName: 'resume' }}
        done={RESUME_UPLOADED}
        onSent={({ url, name }) => {
          noteChange();
          if (url !== undefined) setFile({ url, name });
          begin();
        }}
      />
      <p className={form.aside} role="status">
        {readingText(reading, messages['resume-reading'])}
      </p>
    </div>
  );
};
