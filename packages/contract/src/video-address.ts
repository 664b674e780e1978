/** The path of the videos in `layouts/videos`, on every brand. */
export const VIDEOS_PATH = '/videos';

const FILE_NAME = '[a-z0-9]+(-[a-z0-9]+)*';
const OWN_FILE = `${VIDEOS_PATH}/${FILE_NAME}\\.(mp4|webm)`;
/** A playlist that is embedded has an id of the same form. */
const YOUTUBE_ID = '(?!videoseries(?![\\w-]))[\\w-]{11}(?![\\w-])';
const YOUTUBE_SITE = 'https://((www|m|music)\\.)?youtube(-nocookie)?\\.com';
const QUERY = '([?&][^#\\s]*)?(#\\S*)?';

const YOUTUBE = [
  `${YOUTUBE_SITE}/watch/?\\?([^#\\s]*&)?v=${YOUTUBE_ID}(&[^#\\s]*)?(#\\S*)?`,
  `${YOUTUBE_SITE}/(shorts|embed|live|v)/${YOUTUBE_ID}/?${QUERY}`,
  `https://youtu\\.be/${YOUTUBE_ID}/?${QUERY}`,
];
const VIMEO = [
  `https://(www\\.)?vimeo\\.com/(channels/[\\w-]+/|groups/[\\w-]+/videos/|showcase/\\d+/video/)?\\d{4,12}(/[0-9a-f]{8,20})?/?${QUERY}`,
  `https://player\\.vimeo\\.com/video/\\d{4,12}/?${QUERY}`,
];

/** What a setting with a video may contain: an address of YouTube or Vimeo, or a file of this site. */
export const VIDEO_ADDRESS_PATTERN = `^(${[OWN_FILE, ...YOUTUBE, ...VIMEO].join('|')})$`;
/** A file with captions, beside the videos of this site. */
export const CAPTIONS_ADDRESS_PATTERN = `^${VIDEOS_PATH}/${FILE_NAME}\\.vtt$`;
/** Minutes and seconds, or hours, minutes and seconds. */
export const VIDEO_LENGTH_PATTERN = '^(\\d{1,2}:[0-5]\\d|\\d{1,2}):[0-5]\\d$';

/** The origins of the players, which pages may embed. */
export const PLAYER_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;
export type VideoHost = keyof typeof PLAYER_ORIGINS;

export type VideoSource =
  | { readonly kind: 'file'; readonly url: string; readonly type: 'video/mp4' | 'video/webm' }
  | {
      readonly kind: 'player';
      readonly host: VideoHost;
      /** The page of the video at its host. */
      readonly url: string;
      /** The player, which starts by itself. */
      readonly playerUrl: string;
    };

const ADDRESS = new RegExp(VIDEO_ADDRESS_PATTERN);
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/(\d+)h/, 3_600],
  [/(\d+)m/, 60],
  [/(\d+)s/, 1],
];
const MAX_START_SECONDS = 86_400;

/** The start that an address asks for, in seconds: `t=90`, `t=1m30s`, `start=90` or `#t=1m30s`; 0 for none. */
const startOf = ({ searchParams, hash }: URL): number => {
  const written =
    searchParams.get('t') ??
    searchParams.get('start') ??
    new URLSearchParams(hash.slice(1)).get('t') ??
    '';
  if (!/^(\d+|(\d+h)?(\d+m)?(\d+s)?)$/.test(written)) return 0;
  const seconds = /^\d+$/.test(written)
    ? Number(written)
    : UNITS.reduce((sum, [unit, size]) => sum + Number(unit.exec(written)?.[1] ?? 0) * size, 0);
  return seconds < MAX_START_SECONDS ? seconds : 0;
};

const onYouTube = (address: URL): VideoSource => {
  const parts = address.pathname.split('/').filter(Boolean);
  const id = address.searchParams.get('v') ?? parts.at(-1) ?? '';
  const start = startOf(address);
  const url = new URL('https://www.youtube.com/watch');
  url.searchParams.set('v', id);
  const player = new URL(`${PLAYER_ORIGINS.youtube}/embed/${id}`);
  player.searchParams.set('autoplay', '1');
  player.searchParams.set('playsinline', '1');
  player.searchParams.set('rel', '0');
  if (start > 0) {
    url.searchParams.set('t', `${start}s`);
    player.searchParams.set('start', String(start));
  }
  return { kind: 'player', host: 'youtube', url: url.href, playerUrl: player.href };
};

const onVimeo = (address: URL): VideoSource => {
  const [, id = '', secret = address.searchParams.get('h') ?? ''] =
    /\/(\d{4,12})(?:\/([0-9a-f]+))?\/?$/.exec(address.pathname) ?? [];
  const start = startOf(address);
  const at = start > 0 ? `#t=${start}s` : '';
  const player = new URL(`${PLAYER_ORIGINS.vimeo}/video/${id}`);
  player.searchParams.set('autoplay', '1');
  player.searchParams.set('dnt', '1');
  if (secret !== '') player.searchParams.set('h', secret);
  return {
    kind: 'player',
    host: 'vimeo',
    url: `https://vimeo.com/${id}${secret === '' ? '' : `/${secret}`}${at}`,
    playerUrl: player.href + at,
  };
};

/** Parses the address of a video; null for playlists, channels and all other addresses. */
export const parseVideoAddress = (address: string): VideoSource | null => {
  if (!ADDRESS.test(address)) return null;
  if (address.startsWith('/'))
    return {
      kind: 'file',
      url: address,
      type: address.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    };
  const url = new URL(address);
  return url.hostname.endsWith('vimeo.com') ? onVimeo(url) : onYouTube(url);
};
