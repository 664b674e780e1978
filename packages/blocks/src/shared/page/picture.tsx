import type { PictureSource } from '@broadsheet/contract/picture-source';

interface PictureProps extends PictureSource {
  readonly className: string;
  /** In pixels: with both, nothing moves while the picture loads. */
  readonly width: number;
  readonly height: number;
}

/** A picture whose meaning is in the text beside it. */
export const Picture = ({ className, src, srcSet, sizes, width, height }: PictureProps) => (
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
  />
);
