import type { Focus } from '@broadsheet/contract/picture-crop';
import { type MouseEvent, useEffect, useRef } from 'react';

interface FocusFieldProps {
  readonly image: ImageBitmap;
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
}

/** Wider than the dialog on a phone, so that the picture stays sharp. */
const SHOWN_WIDTH = 640;
const MARK_RADIUS = 18;
const STEPS = 20;

const renderMark = (context: CanvasRenderingContext2D, x: number, y: number): void => {
  for (const [colour, width] of [
    ['#000', 6],
    ['#fff', 3],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, MARK_RADIUS, 0, 2 * Math.PI);
    context.stroke();
  }
};

const AXES = [
  ['x', 'Focal point, left to right'],
  ['y', 'Focal point, top to bottom'],
] as const;

/** The picture with a marker at its focus point. A click or the arrow keys move it. */
export const FocusField = ({ image, focus, onFocus }: FocusFieldProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.max(1, Math.round((SHOWN_WIDTH * image.height) / image.width));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.drawImage(image, 0, 0, SHOWN_WIDTH, height);
    renderMark(context, focus.x * SHOWN_WIDTH, focus.y * height);
  }, [image, focus, height]);
  const byClick = (event: MouseEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onFocus({
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    });
  };
  return (
    <fieldset className="focus-field">
      <legend>
        Click the most important part of the image, or move the point with the arrow keys.
      </legend>
      <canvas
        ref={canvas}
        className="focus-picture"
        width={SHOWN_WIDTH}
        height={height}
        onClick={byClick}
      />
      {AXES.map(([axis, label]) => (
        <label key={axis}>
          {label}
          <input
            type="range"
            min={0}
            max={STEPS}
            step={1}
            value={Math.round(focus[axis] * STEPS)}
            aria-valuetext={`${Math.round(focus[axis] * 100)}%`}
            onChange={(event) =>
              onFocus({ ...focus, [axis]: Number(event.currentTarget.value) / STEPS })
            }
          />
        </label>
      ))}
    </fieldset>
  );
};
