import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../shared/form/form.styles.ts';
import { acceptOf, fileHint } from '../shared/upload/file-fault.ts';
import * as fileField from '../shared/upload/file-field.styles.ts';
import * as upload from '../shared/upload/upload.styles.ts';

interface ResumeFieldProps {
  readonly id: string;
  readonly messages: Pick<Messages, 'applying' | 'upload'>;
}

/** The resume of a first application: the form around it sends it, then applies. */
export const ResumeField = ({ id, messages: { applying, upload: texts } }: ResumeFieldProps) => (
  <div className={upload.dropZone}>
    <label className={form.label} htmlFor={`${id}-resume`}>
      {applying.resumeFirst}
    </label>
    <input
      className={fileField.field}
      id={`${id}-resume`}
      name="resume"
      type="file"
      accept={acceptOf('resume')}
      aria-describedby={`${id}-resume-hint`}
    />
    <p className={form.aside} id={`${id}-resume-hint`}>
      {fileHint('resume', texts)} {applying.needsWhy}
    </p>
  </div>
);
