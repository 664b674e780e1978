import { readBrowserCookie } from '@broadsheet/browser-calls/browser-cookies';
import { consentCookie } from '@broadsheet/contract/consent';
import { PICTURE_SHAPES } from '@broadsheet/contract/picture-shape';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type MouseEvent, useState } from 'react';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './video.styles.ts';

export const HOST_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

interface VideoPlayerProps {
  readonly title: string;
  readonly source: {
    readonly host: keyof typeof HOST_NAMES;
    readonly url: string;
    readonly playerUrl: string;
  };
  readonly imageUrl: string | undefined;
  readonly texts: Messages['video'];
}

const focus = (element: HTMLElement | null): void => element?.focus();
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

/**
 * A link to the video. In browsers with JavaScript it becomes the player, which is loaded once the reader agrees: by the cookie
 * question of the site, or for this video alone.
 */
export const VideoPlayer = ({ title, source, imageUrl, texts }: VideoPlayerProps) => {
  const [state, setState] = useState<'closed' | 'asking' | 'playing'>('closed');
  const host = HOST_NAMES[source.host];
  if (state === 'playing')
    return (
      <iframe
        ref={focus}
        src={source.playerUrl}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
      />
    );
  if (state === 'asking')
    return (
      <div className={styles.question}>
        <p>{formatMessage(texts.question, { host })}</p>
        <div className={styles.answers}>
          <button
            ref={focus}
            className={control.primary}
            type="button"
            onClick={() => setState('playing')}
          >
            {texts.agree}
          </button>
          <a className={control.quiet} href={source.url} target="_blank" rel="noopener noreferrer">
            {formatMessage(texts.watch, { host })}
          </a>
        </div>
      </div>
    );
  return (
    <>
      {imageUrl && (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" {...PICTURE_SHAPES.landscape} />
      )}
      <a
        className={styles.cover}
        href={source.url}
        rel="noopener noreferrer"
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          const isAgreed = readBrowserCookie('consent') === consentCookie('all');
          setState(isAgreed ? 'playing' : 'asking');
        }}
      >
        <span className={styles.play}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 1l11 7-11 7z" />
          </svg>
          {texts.play}
          <span className={control.hidden}>: {title}</span>
        </span>
      </a>
    </>
  );
};
