import { pictureSource } from '@broadsheet/contract/picture-source';
import type { BlockProps } from '../block-component.ts';
import { FramedPicture } from '../shared/page/framed-picture.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './office-pictures.styles.ts';
import type { officePictures } from './schema.ts';

export const OfficePictures = ({ id, settings, data }: BlockProps<typeof officePictures>) => (
  <Section id={id} title={settings.title}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable */}
    <ul className={styles.pictures} aria-labelledby={`${id}-title`} tabIndex={0}>
      {data.pictures.map((picture) => (
        <li key={picture.address}>
          <FramedPicture
            className={styles.frame}
            {...pictureSource(
              picture,
              data.pictures.length === 4 ? styles.shownWidthOfFour : styles.shownWidth,
            )}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            colour={picture.colour}
          />
        </li>
      ))}
    </ul>
  </Section>
);
