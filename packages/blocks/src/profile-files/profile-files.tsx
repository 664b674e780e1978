import { stampResume, uploadFile, uploadResume } from '@broadsheet/contract/calls/media';
import { RESUME_UPLOADED } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { CallButton } from '../shared/form/call-button.tsx';
import { PROFILE_HREF } from '../shared/profile/own-profile.ts';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import { formatDay } from '../shared/time/format-date.ts';
import { OwnRecording } from '../shared/upload/own-recording.tsx';
import { FileSection } from './file-section.tsx';
import type { profileFiles } from './schema.ts';
import { selectFiles } from './select-files.ts';

const RESUME = {};
const VIDEO = { mediaType: 'RoundZeroVideo' } as const;
const AUDIO = { mediaType: 'audio' } as const;

export const ProfileFiles = ({ id, data, messages, dispatch }: BlockProps<typeof profileFiles>) => {
  const files = useProfileValue(data.told, selectFiles);
  const { resumePath, resumeName, resumeUpdatedAt, audioPath, videoPath } = files;
  const texts = messages['profile-files'];
  const saved = useSaveMessage(messages);
  const common = { saved, dispatch };
  return (
    <ProfileSection id={id} section="files" title={texts.title} saved={saved}>
      <FileSection
        {...common}
        kind="resume"
        title={texts.resumeTitle}
        name={texts.resume}
        call={uploadResume}
        fields={RESUME}
        done={RESUME_UPLOADED}
        way={
          <CallButton
            call={stampResume}
            label={texts.confirm}
            busy={messages.forms.saving}
            messages={messages}
            dispatch={dispatch}
            next={PROFILE_HREF}
            onDone={() => void saved.report(texts.confirmed)}
          />
        }
        messages={messages}
      >
        {resumePath && (
          <p>
            <a href={resumePath}>{resumeName ?? texts.yourResume}</a>
            {resumeUpdatedAt &&
              ` · ${formatMessage(texts.updated, { date: formatDay(resumeUpdatedAt) })}`}
          </p>
        )}
      </FileSection>
      <FileSection
        {...common}
        kind="RoundZeroVideo"
        title={texts.videoTitle}
        name={texts.video}
        call={uploadFile}
        fields={VIDEO}
        done={texts.videoUploaded}
        messages={messages}
      >
        {videoPath && (
          <OwnRecording kind="RoundZeroVideo" url={videoPath} label={texts.yourVideo} />
        )}
      </FileSection>
      <FileSection
        {...common}
        kind="audio"
        title={texts.audioTitle}
        name={texts.audio}
        call={uploadFile}
        fields={AUDIO}
        done={texts.audioUploaded}
        messages={messages}
      >
        {audioPath && <OwnRecording kind="audio" url={audioPath} label={texts.yourAudio} />}
      </FileSection>
    </ProfileSection>
  );
};
