import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { type ReactNode, useState } from 'react';
import { MoreButton } from '../controls/more-button.tsx';
import { formatSize } from '../picture/format-size.ts';
import { titleOfPicture } from './picture-text.ts';

/** The pictures that are shown before "Show more". */
const PAGE = 60;

/** A picture small, loaded once it comes into view. */
const Thumbnail = ({ picture }: { readonly picture: StudioPicture }) => (
  <img
    className="picture-card-image"
    src={picture.address}
    alt=""
    width={picture.width}
    height={picture.height}
    loading="lazy"
    decoding="async"
  />
);

const PictureFactsLine = ({ picture }: { readonly picture: StudioPicture }) => (
  <span className="soft">
    {picture.width} × {picture.height}, {formatSize(picture.bytes)}
  </span>
);

interface PictureCardsProps {
  readonly pictures: readonly StudioPicture[];
  /** The link or button of a card, around its content. */
  readonly wrap: (picture: StudioPicture, content: ReactNode) => ReactNode;
  readonly describe: (picture: StudioPicture) => string;
}

/** Pictures as cards, the first 60 of them at once. */
export const PictureCards = ({ pictures, wrap, describe }: PictureCardsProps) => {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ul className="picture-cards">
        {pictures.slice(0, shown).map((picture) => (
          <li key={picture.digest}>
            {wrap(
              picture,
              <>
                <Thumbnail picture={picture} />
                <span className="picture-card-title">{titleOfPicture(picture)}</span>
                <PictureFactsLine picture={picture} />
                <span className="soft">{describe(picture)}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
      <MoreButton
        hasMore={pictures.length > shown}
        isLoading={false}
        label="Show more"
        onMore={() => setShown(shown + PAGE)}
      />
    </>
  );
};
