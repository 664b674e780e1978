import type { ProsePart } from '@broadsheet/contract/prose';
import type { Seo } from '@broadsheet/contract/seo';
import type { VideoSource } from '@broadsheet/contract/video-address';
import { textLinesOf } from '../shared/text/load-prose.ts';
import { truncateText } from '../shared/text/truncate-text.ts';

const DESCRIPTION_MAX = 200;

interface VideoFacts {
  readonly title: string;
  readonly source: VideoSource;
  readonly imageUrl: string | undefined;
  /** An instant. */
  readonly publishedAt: string | undefined;
  readonly length: string | undefined;
  readonly transcript: readonly ProsePart[];
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

/** The first lines of the transcript; nothing without one. */
const descriptionOf = (transcript: readonly ProsePart[]): { readonly description?: string } => {
  const text = transcript.flatMap(textLinesOf).join(' ');
  return text === '' ? {} : { description: truncateText(text, DESCRIPTION_MAX) };
};

/**
 * A video as schema.org VideoObject, with what is known of it. Search engines need a picture and the time at which it was
 * published: nothing without both.
 */
export const videoJsonLd = ({
  title,
  source,
  imageUrl,
  publishedAt,
  length,
  transcript,
}: VideoFacts): Seo['jsonLd'] =>
  imageUrl === undefined || publishedAt === undefined
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'VideoObject',
          name: title,
          thumbnailUrl: imageUrl,
          uploadDate: publishedAt,
          ...descriptionOf(transcript),
          ...(length === undefined ? {} : { duration: formatDuration(length) }),
          ...(source.kind === 'file'
            ? { contentUrl: source.url }
            : { embedUrl: embedUrlOf(source.playerUrl) }),
        },
      ];
