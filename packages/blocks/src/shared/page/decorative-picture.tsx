import type { PictureSource } from '@broadsheet/contract/picture-source';

interface PictureProps extends PictureSource {
  readonly className: string;
  /** In pixels: with both, nothing moves while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** For styles: `attr(data-fallback)` is shown where the picture cannot load. */
  readonly fallback?: string;
}

/** A picture whose meaning is in the text beside it. */
export const DecorativePicture = ({
  className,
  src,
  srcSet,
  sizes,
  width,
  height,
  fallback,
}: PictureProps) => (
  <img
    className={className}
    srcSet={srcSet}
    sizes={sizes}
    src={src}
    alt=""
    width={width}
    height={height}
    decoding="async"
    loading="lazy"
    data-fallback={fallback}
  />
);
