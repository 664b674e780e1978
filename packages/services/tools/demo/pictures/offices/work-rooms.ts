import type { CoverColours } from '../covers/cover-colours.ts';
import { uneven } from '../covers/shapes.ts';
import { circle, path, rect, stroke, times } from '../svg.ts';
import {
  cityWindow,
  lamp,
  personUpright,
  plant,
  ROOM_WIDTH,
  room,
  screen,
  seated,
  table,
} from './room-shapes.ts';

/** Who sits where on the wide steps. */
const LISTENERS = [
  { x: 500, step: 0 },
  { x: 740, step: 0 },
  { x: 640, step: 1 },
  { x: 880, step: 1 },
  { x: 800, step: 2 },
  { x: 1000, step: 2 },
] as const;

/** A room with what its picture shows, in one sentence. */
export interface Room {
  readonly alt: string;
  readonly render: (colours: CoverColours) => string;
}

export const WORK_ROOMS = {
  desks: {
    alt: 'Colleagues work at rows of desks beside tall windows.',
    render: (c) =>
      room(c, 470) +
      [60, 400, 740]
        .map((x, index) => cityWindow(c, { x, y: 90, width: 280, height: 260 }, index * 17 + 3))
        .join('') +
      times(3, (index) => lamp(c, 200 + index * 340, 30)) +
      times(3, (index) => {
        const x = 40 + index * 350;
        return (
          seated({ x: x + 215, y: 480 }, 110, index % 2 ? c.near : c.accent, index) +
          screen(c, { x: x + 90, y: 470 }, 130, index % 2 ? c.accent : c.sky) +
          table(c, { x, y: 470, width: 300, height: 90 })
        );
      }) +
      times(2, (index) => {
        const x = 90 + index * 520;
        return (
          seated({ x: x + 290, y: 640 }, 150, index ? c.accent : c.middle, index + 1) +
          screen(c, { x: x + 110, y: 620 }, 170, index ? c.sky : c.middle) +
          table(c, { x, y: 620, width: 400, height: 120 })
        );
      }),
  },
  meeting: {
    alt: 'A team looks at a chart on the screen of a meeting room.',
    render: (c) =>
      room(c, 500) +
      rect(300, 80, 480, 270, c.ground, 10) +
      rect(314, 94, 452, 242, c.light) +
      times(6, (index) =>
        rect(
          352 + index * 64,
          306 - 50 - uneven(index + 4) * 110,
          38,
          50 + uneven(index + 4) * 110,
          index === 4 ? c.accent : c.far,
        ),
      ) +
      stroke('M350 250 480 200 600 214 730 130', c.near, 7) +
      rect(60, 110, 150, 300, c.sky) +
      rect(60, 250, 150, 8, c.light) +
      plant(c, { x: 950, y: 500 }, 240) +
      times(2, (index) => lamp(c, 420 + index * 240, 0)) +
      times(4, (index) =>
        seated({ x: 270 + index * 180, y: 520 }, 120, index % 2 ? c.accent : c.near, index),
      ) +
      path('M200 516H880L1000 640H80Z', c.light) +
      path('M80 640H1000V664H80Z', c.middle) +
      times(4, (index) => rect(290 + index * 160, 552, 70, 40, c.sky, 4)) +
      times(3, (index) => circle(240 + index * 280, 610, 14, c.accent)) +
      rect(150, 664, 30, 60, c.near) +
      rect(900, 664, 30, 60, c.near),
  },
  workshop: {
    alt: 'Two colleagues sort notes on a whiteboard.',
    render: (c) =>
      room(c, 540) +
      rect(180, 80, 720, 360, c.middle, 8) +
      rect(194, 94, 692, 332, '#fdfdfb') +
      times(24, (index) => {
        if (uneven(index + 50) < 0.24) return '';
        const colour = [c.accent, c.sky, c.far, '#f2d27a'][Math.floor(uneven(index * 7) * 4)];
        return rect(
          230 + (index % 8) * 80 + uneven(index) * 12,
          124 + Math.floor(index / 8) * 96 + uneven(index + 3) * 10,
          58,
          58,
          colour ?? c.accent,
          3,
        );
      }) +
      stroke('M250 402H560', c.near, 5) +
      plant(c, { x: 90, y: 560 }, 210) +
      personUpright(c, { x: 330, y: 690 }, 380, 0) +
      stroke('M370 470 440 380', c.near, 34) +
      personUpright(c, { x: 760, y: 690 }, 370, 1) +
      stroke('M722 480 650 420', c.accent, 34) +
      rect(960, 440, 90, 110, c.near, 8) +
      rect(970, 400, 70, 44, c.accent, 8),
  },
  booths: {
    alt: 'People make calls in booths with glass doors.',
    render: (c) =>
      room(c, 560) +
      times(4, (index) => {
        const x = 60 + index * 250;
        return (
          rect(x, 120, 220, 450, c.near, 12) +
          rect(x + 16, 138, 188, 416, index % 2 ? c.sky : c.light) +
          rect(x + 16, 138, 188, 60, c.far) +
          circle(x + 110, 168, 14, '#fff6d8') +
          (index === 2
            ? rect(x + 40, 380, 140, 12, c.near) + rect(x + 70, 420, 80, 80, c.accent, 10)
            : seated({ x: x + 110, y: 430 }, 150, index ? c.accent : c.middle, index) +
              rect(x + 30, 424, 160, 14, c.near)) +
          rect(x + 190, 330, 8, 60, c.ground)
        );
      }) +
      rect(0, 640, ROOM_WIDTH, 10, c.middle) +
      plant(c, { x: 1050, y: 650 }, 180),
  },
  steps: {
    alt: 'Colleagues listen to a talk on wide wooden steps.',
    render: (c) =>
      room(c, 520) +
      rect(40, 70, 420, 250, c.ground, 8) +
      rect(54, 84, 392, 222, c.sky) +
      circle(250, 180, 60, c.accent) +
      stroke('M120 270H380', c.light, 10) +
      times(4, (index) =>
        rect(
          430 + index * 160,
          600 - index * 110,
          660,
          120 + index * 110,
          index % 2 ? c.far : c.middle,
        ),
      ) +
      times(4, (index) => rect(430 + index * 160, 600 - index * 110, 660, 16, c.light)) +
      LISTENERS.map(({ x, step }, index) =>
        seated(
          { x, y: 602 - step * 110 },
          110,
          [c.accent, c.near, c.ground][index % 3] ?? c.near,
          index,
        ),
      ).join('') +
      personUpright(c, { x: 330, y: 690 }, 330, 1) +
      plant(c, { x: 90, y: 690 }, 200),
  },
} as const satisfies Readonly<Record<string, Room>>;
