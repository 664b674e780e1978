import { EMPLOYER_PICTURES } from '@broadsheet/contract/entities/staff-employer';
import { type Crop, cropOf, type Focus } from '@broadsheet/contract/picture-crop';
import { FrameView } from '../picture/frame-views.tsx';

interface CoverViewsProps {
  readonly image: ImageBitmap;
  readonly focus: Focus;
}

/** The ratio of the band on wide pages, and where it lies in the cover: as the styles of the company page say. */
const BAND_RATIO = 4;
const BAND_POSITION = 0.58;

const bandOf = (cover: Crop): Crop => {
  const height = cover.width / BAND_RATIO;
  return { ...cover, y: cover.y + BAND_POSITION * (cover.height - height), height };
};

/** The cover as the company page shows it. */
export const CoverViews = ({ image, focus }: CoverViewsProps) => {
  const cover = cropOf(image, EMPLOYER_PICTURES.cover.maxSize, focus);
  return (
    <div className="frame-views">
      <FrameView image={image} crop={cover} width={320} height={180} caption="Phone" />
      <FrameView image={image} crop={bandOf(cover)} width={480} height={120} caption="Desktop" />
    </div>
  );
};
