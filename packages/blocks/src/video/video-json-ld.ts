import type { Seo } from '@broadsheet/contract/seo';
import type { VideoSource } from '@broadsheet/contract/video-address';

interface VideoFacts {
  readonly title: string;
  readonly source: VideoSource;
  readonly imageUrl: string | undefined;
  readonly length: string | undefined;
}

/** `2:45` as ISO 8601: `PT2M45S`. */
const formatDuration = (length: string): string => {
  const [seconds = 0, minutes = 0, hours = 0] = length.split(':').map(Number).reverse();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
};

/** The player as others embed it: it does not start by itself. */
const embedUrlOf = (playerUrl: string): string => {
  const url = new URL(playerUrl);
  url.searchParams.delete('autoplay');
  return url.href;
};

/** A video as schema.org VideoObject, with what is known of it. Search engines need a picture: nothing without one. */
export const videoJsonLd = ({ title, source, imageUrl, length }: VideoFacts): Seo['jsonLd'] =>
  imageUrl === undefined
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'VideoObject',
          name: title,
          thumbnailUrl: imageUrl,
          ...(length === undefined ? {} : { duration: formatDuration(length) }),
          ...(source.kind === 'file'
            ? { contentUrl: source.url }
            : { embedUrl: embedUrlOf(source.playerUrl) }),
        },
      ];
