import { type PointerEvent, useEffect, useRef } from 'react';
import { type CropView, dragView, squareOf } from './crop-square.ts';
import * as styles from './picture-crop.styles.ts';

interface CropFrameProps {
  readonly bitmap: ImageBitmap;
  readonly view: CropView;
  /** Accessible label of the picture. */
  readonly label: string;
  readonly onMove: (view: CropView) => void;
}

const FRAME_PX = 512;

/** The visible part of the picture; dragging moves it. Keyboards use the sliders beside it. */
export const CropFrame = ({ bitmap, view, label, onMove }: CropFrameProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const { x, y, size } = squareOf(bitmap, view);
    const pen = canvas.current?.getContext('2d');
    pen?.clearRect(0, 0, FRAME_PX, FRAME_PX);
    pen?.drawImage(bitmap, x, y, size, size, 0, 0, FRAME_PX, FRAME_PX);
  }, [bitmap, view]);
  const pointOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const now = pointOf(event);
    const side = event.currentTarget.clientWidth || FRAME_PX;
    const by = { across: (now.x - last.current.x) / side, down: (now.y - last.current.y) / side };
    last.current = now;
    onMove(dragView(bitmap, view, by));
  };
  return (
    <canvas
      className={styles.frame}
      ref={canvas}
      width={FRAME_PX}
      height={FRAME_PX}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = pointOf(event);
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    />
  );
};
