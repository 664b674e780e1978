import { PICTURE_SHAPES } from '@broadsheet/contract/picture-shape';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { FramedPicture } from '../shared/page/framed-picture.tsx';
import { ProseContent } from '../shared/text/prose-content.tsx';
import * as styles from './picture-text.styles.ts';
import type { pictureText } from './schema.ts';

export const PictureText = ({ id, settings, data }: BlockProps<typeof pictureText>) => (
  <section className={styles.section} aria-labelledby={`${id}-title`}>
    {settings.imageUrl && (
      <FramedPicture
        className={settings.side === 'end' ? styles.pictureAtEnd : styles.picture}
        src={settings.imageUrl}
        alt={settings.imageText}
        {...PICTURE_SHAPES.landscape}
      />
    )}
    <div className={styles.text}>
      <h2 className={styles.title} id={`${id}-title`}>
        {data.title}
      </h2>
      {data.parts.length > 0 && <ProseContent prose={data.parts} />}
      {settings.link && (
        <a className={control.primary} href={settings.link}>
          {settings.ctaText}
        </a>
      )}
    </div>
  </section>
);
