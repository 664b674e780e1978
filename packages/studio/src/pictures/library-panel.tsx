import { cropOf, isSameShape } from '@broadsheet/contract/picture-crop';
import { listPictures, type StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { useParams } from 'react-router-dom';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import type { PictureFrames } from '../picture/frames.ts';
import { ALL_PICTURES, findPictures } from './find-pictures.ts';
import { PictureCards } from './picture-cards.tsx';
import { titleOfPicture } from './picture-text.ts';

interface LibraryPanelProps {
  readonly frames: PictureFrames;
  /** The address of the current picture, which is not offered. */
  readonly current: string;
  readonly onChoose: (picture: StudioPicture, fits: boolean) => void;
}

/** True if a picture's crop fills the smallest frame. */
const isLargeEnough = (picture: StudioPicture, frames: PictureFrames): boolean => {
  const { shown, maxSize, isUncropped } = frames;
  if (isUncropped) return shown.some(({ height }) => picture.height >= height);
  const { width } = cropOf(picture, maxSize, { x: 0.5, y: 0.5 });
  return width >= Math.min(maxSize.width, ...shown.map((frame) => frame.width));
};

/** True if a picture can be used as it is. */
const fitsFrames = (picture: StudioPicture, { maxSize, isUncropped }: PictureFrames): boolean =>
  isUncropped
    ? picture.width <= maxSize.width && picture.height <= maxSize.height
    : isSameShape(picture, maxSize);

/** Chooses a picture of the library: first those of the shape, then those that can be cropped to it. */
export const LibraryPanel = ({ frames, current, onChoose }: LibraryPanelProps) => {
  // In the editor of a draft, the descriptions are those of the draft.
  const { change } = useParams();
  const pictures = useCall(listPictures, { query: change ? { change } : {} });
  const [typed, setTyped] = useState('');
  const fits = (picture: StudioPicture) => fitsFrames(picture, frames);
  const otherwise = frames.isUncropped ? 'Will be made smaller' : 'Will be cut to the shape';
  return (
    <>
      <SearchField className="field" value={typed} onChange={setTyped} maxLength={100}>
        <Label>Search by name, text or page</Label>
        <Input />
      </SearchField>
      <Loaded of={pictures} rows={3}>
        {({ items }) => {
          const offered = findPictures(items, { ...ALL_PICTURES, typed }).filter(
            (picture) => picture.address !== current && isLargeEnough(picture, frames),
          );
          const sorted = [...offered.filter(fits), ...offered.filter((each) => !fits(each))];
          return sorted.length === 0 ? (
            <Empty>No pictures found that are large enough. Upload one.</Empty>
          ) : (
            <PictureCards
              key={typed}
              pictures={sorted}
              describe={(picture) => (fits(picture) ? 'Fits' : otherwise)}
              wrap={(picture, content) => (
                <Button
                  className="picture-card"
                  aria-label={`Choose ${titleOfPicture(picture)}`}
                  onPress={() => onChoose(picture, fits(picture))}
                >
                  {content}
                </Button>
              )}
            />
          );
        }}
      </Loaded>
    </>
  );
};
