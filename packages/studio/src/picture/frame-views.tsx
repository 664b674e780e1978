import { type Crop, cropOf, type Focus } from '@broadsheet/contract/picture-crop';
import { useEffect, useRef } from 'react';
import type { PictureFrames } from './frames.ts';
import { renderCrop } from './make-picture.ts';

interface FrameViewProps {
  readonly image: ImageBitmap;
  readonly crop: Crop;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  readonly className?: string;
}

/** A part of a picture as one frame of the site shows it. */
export const FrameView = ({ image, crop, width, height, caption, className }: FrameViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) renderCrop(canvas.current, image, crop);
  }, [image, crop]);
  return (
    <figure className="frame-view">
      <canvas ref={canvas} className={className} width={width} height={height} />
      <figcaption className="soft">{caption}</figcaption>
    </figure>
  );
};

interface FrameViewsProps {
  readonly image: ImageBitmap;
  readonly focus: Focus;
  readonly frames: PictureFrames;
}

/** Previews of the cropped picture in each frame. */
export const FrameViews = ({ image, focus, frames }: FrameViewsProps) => (
  <div className="frame-views">
    {frames.shown.map((frame) => {
      const width = Math.round(frame.width);
      const height = Math.round(frame.height);
      return (
        <FrameView
          key={frame.name}
          image={image}
          crop={cropOf(image, frame, focus)}
          width={width}
          height={height}
          caption={`${frame.name}: ${width} × ${height}`}
        />
      );
    })}
  </div>
);
