import { PICTURE_SHAPES } from '@broadsheet/contract/picture-shape';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { ProseContent } from '../shared/text/prose-content.tsx';
import type { video } from './schema.ts';
import * as styles from './video.styles.ts';
import { HOST_NAMES, VideoPlayer } from './video-player.tsx';

type VideoProps = BlockProps<typeof video>;

/** The player of the browser, which works without JavaScript. */
const OwnVideo = ({ id, settings, data, messages: { video: texts } }: VideoProps) => {
  const { imageUrl, captionsUrl } = settings;
  const { url } = data.source;
  return (
    <video
      controls
      playsInline
      preload={imageUrl === undefined ? 'metadata' : 'none'}
      poster={imageUrl}
      aria-labelledby={`${id}-title`}
      {...PICTURE_SHAPES.landscape}
    >
      <source src={url} type={data.source.kind === 'file' ? data.source.type : undefined} />
      {captionsUrl && (
        <track kind="captions" src={captionsUrl} srcLang="en" label={texts.captions} default />
      )}
      <a href={url}>{texts.openFile}</a>
    </video>
  );
};

/** The length, and what the reader should know before playing. */
const Note = ({
  settings: { length },
  data: { source },
  messages: { video: texts },
}: VideoProps) => {
  const facts = [
    ...(length === undefined ? [] : [formatMessage(texts.length, { length })]),
    ...(source.kind === 'player'
      ? [formatMessage(texts.note, { host: HOST_NAMES[source.host] })]
      : []),
  ];
  return facts.length > 0 && <p className={styles.note}>{facts.join(' ')}</p>;
};

export const Video = (props: VideoProps) => {
  const { id, settings, data, messages } = props;
  const { source, title, transcript } = data;
  const texts = messages.video;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.SHAPES[settings.shape]}>
        {source.kind === 'file' ? (
          <OwnVideo {...props} />
        ) : (
          <VideoPlayer title={title} source={source} imageUrl={settings.imageUrl} texts={texts} />
        )}
      </div>
      <Note {...props} />
      {transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary className={styles.summary}>{texts.transcript}</summary>
          <ProseContent prose={transcript} />
        </details>
      )}
    </section>
  );
};
