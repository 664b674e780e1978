import { listVideos, type StudioVideo } from '@broadsheet/contract/studio/video-calls';
import type { ReactNode } from 'react';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { formatSize } from '../picture/format-size.ts';
import { FORMAT_NAMES, isOfKind, type VideoKind } from './video-text.ts';

interface VideoListProps {
  readonly kinds: readonly VideoKind[];
  /** The address of a file that is not offered. */
  readonly except?: string | undefined;
  readonly describe: (video: StudioVideo) => string;
  /** The link or button of a file, around its name. */
  readonly wrap: (video: StudioVideo) => ReactNode;
}

/** The uploaded files of some kinds, newest first. */
export const VideoList = ({ kinds, except, describe, wrap }: VideoListProps) => {
  const videos = useCall(listVideos);
  return (
    <Loaded of={videos} rows={3}>
      {({ items }) => {
        const offered = items.filter(
          ({ format, address }) =>
            address !== except && kinds.some((kind) => isOfKind(format, kind)),
        );
        return offered.length === 0 ? (
          <Empty>No files yet. Upload one.</Empty>
        ) : (
          <ul className="video-list">
            {offered.map((video) => (
              <li key={video.digest}>
                {wrap(video)}
                <span className="soft">
                  {FORMAT_NAMES[video.format]}, {formatSize(video.bytes)}. {describe(video)}
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
};
