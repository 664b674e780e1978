import { stampResume, uploadFile, uploadResume } from '@broadsheet/contract/calls/media';
import { RESUME_UPLOADED } from '@broadsheet/contract/constants';
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
  const saved = useSaveMessage();
  const common = { saved, dispatch };
  return (
    <ProfileSection id={id} section="files" title="Resume, video and audio" saved={saved}>
      <FileSection
        {...common}
        kind="resume"
        name="resume"
        call={uploadResume}
        fields={RESUME}
        done={RESUME_UPLOADED}
        way={
          <CallButton
            call={stampResume}
            label="It is still up to date"
            busy="Saving…"
            messages={messages}
            dispatch={dispatch}
            next={PROFILE_HREF}
            onDone={() => void saved.report('Your resume is as of today.')}
          />
        }
        messages={messages}
      >
        {resumePath && (
          <p>
            <a href={resumePath}>{resumeName ?? 'Your resume'}</a>
            {resumeUpdatedAt && `, as of ${formatDay(resumeUpdatedAt)}`}
          </p>
        )}
      </FileSection>
      <FileSection
        {...common}
        kind="RoundZeroVideo"
        name="video"
        call={uploadFile}
        fields={VIDEO}
        done="Your video has been uploaded."
        messages={messages}
      >
        {videoPath && <OwnRecording kind="RoundZeroVideo" url={videoPath} label="Your video" />}
      </FileSection>
      <FileSection
        {...common}
        kind="audio"
        name="audio"
        call={uploadFile}
        fields={AUDIO}
        done="Your audio has been uploaded."
        messages={messages}
      >
        {audioPath && <OwnRecording kind="audio" url={audioPath} label="Your audio" />}
      </FileSection>
    </ProfileSection>
  );
};
