import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragView, MIDDLE, type Square, squareOf } from './crop-square.ts';
import { PictureCrop } from './picture-crop.tsx';

const { upload } = builtInMessages();

const SIDES = { width: 1200, height: 800 };
const crops: Square[] = [];
const close = vi.fn();
let root: Root | undefined;

const renderCrop = async (bitmap: Promise<unknown>) => {
  vi.stubGlobal('createImageBitmap', () => bitmap);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') ?? document.body);
  await act(async () =>
    root?.render(
      <PictureCrop
        messages={builtInMessages()}
        file={new File(['x'], 'me.jpg')}
        isBusy={false}
        onCrop={(square) => crops.push(square)}
        onCancel={() => undefined}
      />,
    ),
  );
};
const slider = (label: string): HTMLInputElement => {
  const id = [...document.querySelectorAll('label')].find((each) => each.textContent === label);
  const found = document.getElementById(id?.htmlFor ?? '');
  if (!(found instanceof HTMLInputElement)) throw new Error(`no slider ${label}`);
  return found;
};
const slide = (label: string, value: number) =>
  act(async () => {
    const input = slider(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      String(value),
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const save = () => act(async () => document.querySelector<HTMLButtonElement>('button')?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  crops.length = 0;
  close.mockReset();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the crop of a picture', () => {
  it('is the largest centred square, changed by its sliders', async () => {
    await renderCrop(Promise.resolve({ ...SIDES, close }));
    expect(slider(upload.down).disabled).toBe(true);
    await save();
    await slide(upload.zoom, 2);
    await slide(upload.across, 100);
    await slide(upload.down, 0);
    await save();
    expect(crops).toEqual([
      { x: 200, y: 0, size: 800 },
      { x: 800, y: 0, size: 400 },
    ]);
  });

  it('shows an error if a file is not a picture', async () => {
    await renderCrop(Promise.reject(new Error('not a picture')));
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(upload.anotherPicture);
  });

  it('releases the picture when it closes', async () => {
    await renderCrop(Promise.resolve({ ...SIDES, close }));
    await act(async () => root?.unmount());
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('dragging', () => {
  it('moves the picture up to its edges', () => {
    const pulled = dragView(SIDES, MIDDLE, { across: 0.1, down: 0 });
    expect(squareOf(SIDES, pulled)).toEqual({ x: 120, y: 0, size: 800 });
    const far = dragView(SIDES, pulled, { across: -5, down: 5 });
    expect(squareOf(SIDES, far)).toEqual({ x: 400, y: 0, size: 800 });
  });
});
