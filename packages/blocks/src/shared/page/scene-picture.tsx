interface SizedImage {
  readonly src: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

interface ScenePictureProps {
  readonly className: string;
  readonly wide: SizedImage;
  /** Another picture for narrower screens, which do not download the wide one. */
  readonly narrow?: SizedImage | undefined;
  /** The media query of the screens that show the wide picture. */
  readonly media: string;
}

/** An illustration without a meaning of its own. Where it has no narrow version, its class hides it on narrower screens. */
export const ScenePicture = ({ className, wide, narrow, media }: ScenePictureProps) => (
  <picture className={className}>
    {narrow && <source media={media} srcSet={wide.src} width={wide.width} height={wide.height} />}
    <img {...(narrow ?? wide)} alt="" loading="lazy" />
  </picture>
);
