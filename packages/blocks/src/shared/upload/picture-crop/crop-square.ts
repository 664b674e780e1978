/** What of a picture is kept, px of the picture as people see it. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Where the square stands: how much closer than as large as it can be, and how far into the room that is left, 0 to 100. */
export interface CropView {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const MIDDLE: CropView = { zoom: 1, across: 50, down: 50 };
const ZOOM_MAX = 4;
/** Less than that is a blur. */
const MIN_SIZE_PX = 96;

const within = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** How close a picture can be looked at. */
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

/** The view after the picture was dragged by a share of the square's side: what is pulled right shows more of its left. */
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
