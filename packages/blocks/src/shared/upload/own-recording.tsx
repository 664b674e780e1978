import * as styles from './upload.styles.ts';

interface OwnRecordingProps {
  readonly kind: 'audio' | 'RoundZeroVideo';
  readonly url: string;
  readonly label: string;
}

/** The seeker's own recording. It has no captions, because only the seeker plays it here. */
export const OwnRecording = ({ kind, url, label }: OwnRecordingProps) => {
  const player = {
    className: styles.player,
    src: url,
    controls: true,
    preload: 'none',
    'aria-label': label,
  } as const;
  return kind === 'audio' ? <audio {...player} /> : <video {...player} />;
};
