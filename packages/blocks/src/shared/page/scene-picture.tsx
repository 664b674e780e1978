/** In CSS pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface ScenePictureProps {
  readonly imageUrl: string | undefined;
  /** Another picture for narrower screens, which do not download the wide one. */
  readonly narrowImageUrl: string | undefined;
  readonly size: PictureSize;
  readonly narrowSize: PictureSize;
  readonly styles: {
    readonly picture: string;
    /** For a picture without a narrow one: narrower screens show none. */
    readonly widePicture: string;
    /** The media query of the screens that show the wide picture. */
    readonly wideScreens: string;
  };
}

/** An illustration without a meaning of its own. */
export const ScenePicture = ({
  imageUrl,
  narrowImageUrl,
  size,
  narrowSize,
  styles,
}: ScenePictureProps) => {
  if (!imageUrl) return null;
  if (!narrowImageUrl)
    return (
      <picture className={styles.widePicture}>
        <img src={imageUrl} {...size} alt="" loading="lazy" />
      </picture>
    );
  return (
    <picture className={styles.picture}>
      <source media={styles.wideScreens} srcSet={imageUrl} {...size} />
      <img src={narrowImageUrl} {...narrowSize} alt="" loading="lazy" />
    </picture>
  );
};
