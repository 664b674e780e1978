import { listVideos } from '@broadsheet/contract/studio/video-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useNavigate } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../format/count.ts';
import { describeExtent } from '../pictures/picture-text.ts';
import { useSession } from '../session/session.tsx';
import { VideoList } from './video-list.tsx';
import { formatRoom, type VideoKind } from './video-text.ts';
import { VideoUpload } from './video-upload.tsx';

const ALL_KINDS: readonly VideoKind[] = ['video', 'captions'];

const UploadDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  return (
    <DialogFrame title="Upload a video or captions" onClose={onClose}>
      <VideoUpload
        kinds={ALL_KINDS}
        onDone={({ digest }) => {
          onClose();
          void navigate(`/videos/${digest}`);
        }}
      />
      <div className="buttons">
        <Button className="button-quiet" onPress={onClose}>
          Close
        </Button>
      </div>
    </DialogFrame>
  );
};

/** The uploaded videos and captions. */
const VideosPage = () => {
  const { may } = useSession();
  const videos = useCall(listVideos);
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <PageHeading title="Videos">
        {may('editor') && (
          <Button className="button" onPress={() => setUploading(true)}>
            Upload…
          </Button>
        )}
      </PageHeading>
      <p className="soft" role="status">
        {videos.data && formatRoom(videos.data.items.length, videos.data.bytes)}
      </p>
      <VideoList
        kinds={ALL_KINDS}
        describe={({ uses, drafts }) =>
          uses.length === 0 && drafts.length > 0
            ? `In ${count(drafts.length, 'draft')} only`
            : describeExtent(uses)
        }
        wrap={({ digest, name }) => <Link to={`/videos/${digest}`}>{name}</Link>}
      />
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
};
export default VideosPage;
