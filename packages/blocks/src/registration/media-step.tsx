import type { Action } from '@broadsheet/contract/actions';
import { removeFile, uploadFile } from '@broadsheet/contract/calls/media';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useId, useState } from 'react';
import { CallButton } from '../shared/form/call-button.tsx';
import { Section } from '../shared/page/section.tsx';
import { profilePlan } from '../shared/profile/forms/profile-plan.ts';
import { FileUpload } from '../shared/upload/file-upload.tsx';
import { OwnRecording } from '../shared/upload/own-recording.tsx';
import { noteChange } from './entries/view-changes.ts';
import * as styles from './registration.styles.ts';
import type { StepData } from './schema.ts';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { stepHref } from './steps.ts';

type Kind = 'audio' | 'RoundZeroVideo';
type File = StepData['files'][Kind];
interface KindTexts {
  readonly title: string;
  readonly note: string;
  readonly label: string;
  /** Label of the button if there is a file already. */
  readonly replace: string;
  readonly done: string;
}

const kindTexts = (messages: Messages['registration']): Readonly<Record<Kind, KindTexts>> => ({
  audio: {
    title: messages.audio,
    note: messages.audioNote,
    label: messages.audioLabel,
    replace: messages.replaceAudio,
    done: messages.audioDone,
  },
  RoundZeroVideo: {
    title: messages.video,
    note: messages.videoNote,
    label: messages.videoLabel,
    replace: messages.replaceVideo,
    done: messages.videoDone,
  },
});

interface MediaSectionProps {
  readonly id: string;
  readonly kind: Kind;
  readonly begin: File;
  readonly here: string;
  /** The id of the step's form, which sends a selected file without JavaScript. */
  readonly formId: string;
  readonly messages: Pick<Messages, 'forms' | 'registration' | 'upload'>;
  readonly dispatch: (action: Action) => void;
}

const MediaSection = ({ id, kind, begin, here, formId, messages, dispatch }: MediaSectionProps) => {
  const [file, setFile] = useState(begin);
  const { title, note, label, replace, done } = kindTexts(messages.registration)[kind];
  return (
    <Section id={`${id}-${kind}`} title={title} note={note}>
      <div className={styles.section}>
        {file && (
          <>
            <OwnRecording kind={kind} url={file.url} label={label} />
            <CallButton
              call={removeFile}
              label={formatMessage(messages.registration.removeFile, { file: file.name })}
              busy={messages.forms.removing}
              messages={messages}
              given={{ mediaType: kind }}
              dispatch={dispatch}
              next={here}
              onDone={() => {
                noteChange();
                setFile(null);
              }}
            />
          </>
        )}
        <FileUpload
          kind={kind}
          label={file ? replace : label}
          call={uploadFile}
          fields={{ mediaType: kind }}
          messages={messages}
          dispatch={dispatch}
          next={here}
          withForm={{ id: formId, fieldName: kind }}
          done={done}
          onSent={({ url, name }) => {
            noteChange();
            setFile({ url, name });
          }}
        />
      </div>
    </Section>
  );
};

export const MediaStep = (props: StepProps) => {
  const { id, data, messages, dispatch } = props;
  const formId = useId();
  const common = { id, messages, dispatch, formId, here: stepHref(data.step) };
  return (
    <div className={styles.sections}>
      <MediaSection kind="audio" begin={data.files.audio} {...common} />
      <MediaSection kind="RoundZeroVideo" begin={data.files.RoundZeroVideo} {...common} />
      <StepForm
        {...props}
        fileFormId={formId}
        plan={profilePlan('media', { fields: [], ...submitOf(props) })}
      />
    </div>
  );
};
