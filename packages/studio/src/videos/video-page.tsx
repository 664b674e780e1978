import { listVideos, type StudioVideo } from '@broadsheet/contract/studio/video-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { formatSize } from '../picture/format-size.ts';
import { allUses } from '../pictures/picture-text.ts';
import { PictureUses } from '../pictures/picture-uses.tsx';
import { useSession } from '../session/session.tsx';
import { DeleteDialog, RenameDialog, ReplaceDialog } from './video-actions.tsx';
import { FORMAT_NAMES, formatTitles } from './video-text.ts';

const DIALOGS = { rename: RenameDialog, replace: ReplaceDialog, delete: DeleteDialog } as const;
type OpenDialog = keyof typeof DIALOGS;

const Facts = ({ video }: { readonly video: StudioVideo }) => {
  const { format, bytes, uploadedAt, uploadedBy, address } = video;
  const facts: readonly (readonly [string, string])[] = [
    ['Kind', FORMAT_NAMES[format]],
    ['Size', formatSize(bytes)],
    ['Uploaded', `${formatInstant(uploadedAt)}, ${uploadedBy.name}`],
    ['URL', address],
  ];
  return (
    <dl className="picture-facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

interface VideoButtonsProps {
  readonly video: StudioVideo;
  readonly onOpen: (dialog: OpenDialog) => void;
}

const VideoButtons = ({ video, onOpen }: VideoButtonsProps) => {
  const { may } = useSession();
  return (
    <div className="buttons">
      {may('editor') && (
        <>
          <Button className="button-quiet" onPress={() => onOpen('rename')}>
            Rename…
          </Button>
          {video.uses.length > 0 && (
            <Button className="button-quiet" onPress={() => onOpen('replace')}>
              Replace everywhere…
            </Button>
          )}
          {allUses(video).length === 0 && video.sections.length === 0 && (
            <Button className="button-quiet" onPress={() => onOpen('delete')}>
              Delete…
            </Button>
          )}
        </>
      )}
      <a className="button-quiet" href={video.address} download={`video.${video.format}`}>
        Download
      </a>
    </div>
  );
};

const Video = ({ video }: { readonly video: StudioVideo }) => {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <div className="picture-page">
        {video.format !== 'vtt' && (
          <video
            className="picture-page-image"
            controls
            muted
            preload="metadata"
            src={video.address}
          />
        )}
        <div>
          <Facts video={video} />
          <VideoButtons video={video} onOpen={setOpen} />
        </div>
      </div>
      <PictureUses
        picture={video}
        empty={
          video.sections.length > 0
            ? 'No page and no draft uses this file.'
            : 'Nothing uses this file. Choose it at a block with a video.'
        }
      />
      {video.sections.length > 0 && (
        <p className="soft">
          These saved sections show it: {formatTitles(video.sections)}. To delete the file, delete
          them first.
        </p>
      )}
      {Dialog && <Dialog video={video} onClose={() => setOpen(null)} />}
    </>
  );
};

/** One uploaded video or captions file, and where it is used. */
const VideoPage = () => {
  const { digest = '' } = useParams();
  const videos = useCall(listVideos);
  const video = videos.data?.items.find((each) => each.digest === digest);
  return (
    <>
      <PageHeading title={video?.name ?? 'Video'}>
        <Link to="/videos">All videos</Link>
      </PageHeading>
      <Loaded of={videos} rows={6}>
        {() =>
          video ? <Video video={video} /> : <Empty>This file does not exist any more.</Empty>
        }
      </Loaded>
    </>
  );
};
export default VideoPage;
