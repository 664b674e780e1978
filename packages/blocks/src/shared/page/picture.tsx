interface PictureProps {
  readonly className: string;
  readonly src: string;
  /** In pixels: with both, nothing moves while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** The largest part of the first screen: it is loaded at once. */
  readonly isFirst?: boolean;
}

/** A picture whose meaning is in the text beside it. */
export const Picture = ({ className, src, width, height, isFirst = false }: PictureProps) => (
  <img
    className={className}
    src={src}
    alt=""
    width={width}
    height={height}
    loading={isFirst ? undefined : 'lazy'}
    fetchPriority={isFirst ? 'high' : undefined}
    decoding="async"
  />
);
