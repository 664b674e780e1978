import type { StudioVideo } from '@broadsheet/contract/studio/video-calls';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { describeExtent } from '../pictures/picture-text.ts';
import { VideoList } from './video-list.tsx';
import type { VideoKind } from './video-text.ts';
import { VideoUpload } from './video-upload.tsx';

interface VideoDialogProps {
  readonly title: string;
  readonly kind: VideoKind;
  /** The address of the current file, which is not offered. */
  readonly current: string;
  readonly onDone: (video: StudioVideo) => void;
  readonly onCancel: () => void;
}

/** Selects a video or captions: uploads a file, or takes one that was uploaded before. */
export const VideoDialog = ({ title, kind, current, onDone, onCancel }: VideoDialogProps) => (
  <DialogFrame title={title} onClose={onCancel} isWide>
    <Tabs className="tabs">
      <TabList aria-label="Where the file comes from">
        <Tab id="upload">Upload</Tab>
        <Tab id="library">Uploaded before</Tab>
      </TabList>
      <TabPanel id="upload" className="form">
        <VideoUpload kinds={[kind]} onDone={onDone} />
      </TabPanel>
      <TabPanel id="library">
        <VideoList
          kinds={[kind]}
          except={current}
          describe={({ uses }) => describeExtent(uses)}
          wrap={(video) => (
            <Button
              className="button-bare"
              aria-label={`Choose ${video.name}`}
              onPress={() => onDone(video)}
            >
              {video.name}
            </Button>
          )}
        />
      </TabPanel>
    </Tabs>
    <div className="buttons">
      <Button className="button-quiet" onPress={onCancel}>
        Cancel
      </Button>
    </div>
  </DialogFrame>
);
