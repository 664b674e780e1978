/** The square to crop, in pixels of the picture in its displayed orientation. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The position of the square: the zoom from its largest size, and the share of the free room, 0 to 100. */
export interface CropView {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const MIDDLE: CropView = { zoom: 1, across: 50, down: 50 };
const ZOOM_MAX = 4;
/** A smaller square would be blurred. */
const MIN_SIZE_PX = 96;

const within = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** The maximum zoom of a picture. */
export const zoomMaxOf = ({ width, height }: Sides): number =>
  Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / MIN_SIZE_PX));

const sizeOf = ({ width, height }: Sides, zoom: number): number =>
  Math.max(1, Math.floor(Math.min(width, height) / zoom));

export const squareOf = (sides: Sides, { zoom, across, down }: CropView): Square => {
  const size = sizeOf(sides, zoom);
  return {
    x: Math.round(((sides.width - size) * across) / 100),
    y: Math.round(((sides.height - size) * down) / 100),
    size,
  };
};

const shareOf = (position: number, room: number): number =>
  room === 0 ? 50 : within((position / room) * 100, 100);

/** The view after a drag by a share of the square's side. Dragging right shows more of the left side. */
export const dragView = (
  sides: Sides,
  view: CropView,
  by: { readonly across: number; readonly down: number },
): CropView => {
  const { x, y, size } = squareOf(sides, view);
  return {
    zoom: view.zoom,
    across: shareOf(x - by.across * size, sides.width - size),
    down: shareOf(y - by.down * size, sides.height - size),
  };
};
