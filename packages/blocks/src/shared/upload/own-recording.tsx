import * as styles from './upload.styles.ts';

interface OwnRecordingProps {
  readonly kind: 'audio' | 'RoundZeroVideo';
  readonly url: string;
  readonly label: string;
}

/** What seekers have recorded of themselves, for them to hear or see again: nobody has written captions. */
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
