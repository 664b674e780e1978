import { FrameView } from '../picture/frame-views.tsx';

interface LogoViewsProps {
  readonly image: ImageBitmap;
}

const LONGER_SIDE = 144;
const SIZES = [
  ['large', 'Company page'],
  ['small', 'Lists of jobs'],
] as const;

/** The logo as pages show it: whole, on white. */
export const LogoViews = ({ image }: LogoViewsProps) => {
  const { width, height } = image;
  const scale = LONGER_SIDE / Math.max(width, height);
  return (
    <div className="frame-views">
      {SIZES.map(([size, caption]) => (
        <FrameView
          key={size}
          className={`logo-view logo-view-${size}`}
          image={image}
          crop={{ x: 0, y: 0, width, height }}
          width={Math.max(1, Math.round(width * scale))}
          height={Math.max(1, Math.round(height * scale))}
          caption={caption}
        />
      ))}
    </div>
  );
};
