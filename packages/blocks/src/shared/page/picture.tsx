interface PictureProps {
  readonly className: string;
  readonly src: string;
  /** In pixels: with both, nothing moves while the picture loads. */
  readonly width: number;
  readonly height: number;
}

/** A picture whose meaning is in the text beside it. */
export const Picture = ({ className, src, width, height }: PictureProps) => (
  <img
    className={className}
    src={src}
    alt=""
    width={width}
    height={height}
    decoding="async"
    loading="lazy"
  />
);
