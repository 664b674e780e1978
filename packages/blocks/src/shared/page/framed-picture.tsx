import type { PictureSource } from '@broadsheet/contract/picture-source';
import * as styles from './framed-picture.styles.ts';

interface FramedPictureProps extends PictureSource {
  /** Gives the frame its width and aspect ratio. */
  readonly className: string;
  /** What the picture shows; empty where the text beside it says that. */
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Fills the frame while the picture loads, as #rrggbb; a colour of the theme if it is not known. */
  readonly colour?: string | null;
  /** The largest part of the first screen: it is loaded at once. */
  readonly isFirst?: boolean;
}

/**
 * A picture that fills a frame of a fixed aspect ratio, which has the colour of the picture while it loads. The colour is that
 * of an SVG: the content security policy allows no style attribute.
 */
export const FramedPicture = (props: FramedPictureProps) => {
  const { className, src, srcSet, sizes, alt, width, height, colour, isFirst = false } = props;
  return (
    <span className={`${styles.frame} ${className}`}>
      {colour && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      <img
        srcSet={srcSet}
        sizes={sizes}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
};
