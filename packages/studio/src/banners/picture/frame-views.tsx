import { useEffect, useRef } from 'react';
import { cropOf, type Focus } from './crop.ts';
import type { Frame, PictureFrames } from './frames.ts';
import { renderCrop } from './make-picture.ts';

interface FrameViewProps {
  readonly image: ImageBitmap;
  readonly frame: Frame;
  readonly focus: Focus;
}

const FrameView = ({ image, frame, focus }: FrameViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) renderCrop(canvas.current, image, cropOf(image, frame, focus));
  }, [image, frame, focus]);
  const width = Math.round(frame.width);
  const height = Math.round(frame.height);
  return (
    <figure className="frame-view">
      <canvas ref={canvas} width={width} height={height} />
      <figcaption className="soft">
        {frame.name}: {width} × {height}
      </figcaption>
    </figure>
  );
};

interface FrameViewsProps extends Omit<FrameViewProps, 'frame'> {
  readonly frames: PictureFrames;
}

/** Previews of the cropped picture in each frame. */
export const FrameViews = ({ frames, ...view }: FrameViewsProps) => (
  <div className="frame-views">
    {frames.shown.map((frame) => (
      <FrameView key={frame.name} frame={frame} {...view} />
    ))}
  </div>
);
