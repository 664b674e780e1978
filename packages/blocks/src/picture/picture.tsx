import { PICTURE_SHAPES } from '@broadsheet/contract/picture-shape';
import type { BlockProps } from '../block-component.ts';
import { FramedPicture } from '../shared/page/framed-picture.tsx';
import * as styles from './picture.styles.ts';
import type { picture } from './schema.ts';

export const Picture = ({ settings, data }: BlockProps<typeof picture>) => {
  const { imageUrl = '', imageText, link, shape } = settings;
  const shown = (
    <FramedPicture
      className={styles.SHAPES[shape]}
      src={imageUrl}
      alt={imageText}
      {...PICTURE_SHAPES[shape]}
    />
  );
  // A link needs a name: without one, the picture does not lead anywhere.
  const label = imageText || data.caption;
  return (
    <figure className={styles.figure}>
      {link !== undefined && label !== '' ? (
        <a className={styles.link} href={link} aria-label={label}>
          {shown}
        </a>
      ) : (
        shown
      )}
      {data.caption && <figcaption className={styles.caption}>{data.caption}</figcaption>}
    </figure>
  );
};
