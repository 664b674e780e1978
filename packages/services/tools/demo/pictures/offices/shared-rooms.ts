import { skyline, tree, uneven } from '../covers/shapes.ts';
import { circle, path, rect, ring, stroke, times } from '../svg.ts';
import {
  cityWindow,
  lamp,
  personUpright,
  plant,
  ROOM_WIDTH,
  room,
  seated,
  table,
} from './room-shapes.ts';
import type { Room } from './work-rooms.ts';

export const SHARED_ROOMS = {
  kitchen: {
    alt: 'Colleagues have coffee at the long table of the kitchen.',
    render: (c) =>
      room(c, 520) +
      rect(0, 330, 620, 190, c.middle) +
      rect(0, 316, 640, 20, c.light) +
      times(4, (index) => rect(22 + index * 152, 356, 128, 140, c.far, 4)) +
      [130, 210]
        .map(
          (y, row) =>
            rect(60, y, 480, 12, c.near) +
            times(9, (index) =>
              rect(
                80 + index * 50,
                y - 34,
                uneven(index + row * 9) > 0.5 ? 30 : 22,
                34,
                [c.accent, c.light, c.sky][(index + row) % 3] ?? c.light,
                4,
              ),
            ),
        )
        .join('') +
      rect(420, 236, 110, 84, c.ground, 8) +
      rect(440, 270, 70, 30, c.light) +
      cityWindow(c, { x: 700, y: 100, width: 300, height: 240 }, 23) +
      times(3, (index) => lamp(c, 300 + index * 240, 20)) +
      times(4, (index) =>
        seated({ x: 270 + index * 180, y: 560 }, 130, index % 2 ? c.accent : c.near, index + 1),
      ) +
      table(c, { x: 140, y: 556, width: 800, height: 160 }) +
      times(5, (index) => rect(240 + index * 150, 532, 26, 26, index % 2 ? c.light : c.accent, 5)) +
      times(
        4,
        (index) =>
          rect(210 + index * 200, 620, 70, 14, c.near, 6) +
          rect(240 + index * 200, 634, 10, 90, c.near),
      ),
  },
  terrace: {
    alt: 'Tables and plants on a roof terrace above the city.',
    render: (c) =>
      rect(0, 0, ROOM_WIDTH, 720, c.sky) +
      circle(860, 150, 64, c.light) +
      skyline(440, { low: 60, high: 240, step: 84 }, c.far, 7) +
      skyline(440, { low: 30, high: 150, step: 110 }, c.middle, 15) +
      rect(0, 430, ROOM_WIDTH, 300, c.low) +
      times(12, (index) => stroke(`M${index * 100 - 20} 430V540`, c.near, 6)) +
      rect(0, 420, ROOM_WIDTH, 14, c.near) +
      times(6, (index) => stroke(`M0 ${560 + index * 34}H1080`, c.far, 3)) +
      [250, 760]
        .map(
          (x, index) =>
            stroke(`M${x} 240V600`, c.ground, 8) +
            path(`M${x - 170} 300Q${x} 150 ${x + 170} 300Z`, index ? c.near : c.accent) +
            path(`M${x - 60} 300Q${x} 160 ${x + 60} 300Z`, c.light) +
            seated({ x: x - 110, y: 560 }, 110, index ? c.accent : c.near, index) +
            seated({ x: x + 110, y: 560 }, 110, index ? c.middle : c.ground, index + 1) +
            rect(x - 150, 556, 300, 14, c.light, 6) +
            rect(x - 8, 570, 16, 100, c.near),
        )
        .join('') +
      plant(c, { x: 505, y: 640 }, 200) +
      plant(c, { x: 1010, y: 650 }, 230) +
      plant(c, { x: 50, y: 670 }, 220),
  },
  reception: {
    alt: 'The reception, with a curved desk and a sofa for guests.',
    render: (c) =>
      room(c, 520) +
      rect(240, 60, 600, 330, c.middle) +
      times(11, (index) => rect(240 + index * 56, 60, 4, 330, c.far)) +
      ring(540, 210, 74, c.light, 22) +
      circle(540, 210, 26, c.accent) +
      times(3, (index) => lamp(c, 380 + index * 160, 10)) +
      seated({ x: 470, y: 470 }, 120, c.accent, 1) +
      seated({ x: 640, y: 470 }, 120, c.ground, 0) +
      path('M280 460H800Q860 460 850 520L830 620H250L230 520Q220 460 280 460Z', c.light) +
      path('M250 540H836L826 620H254Z', c.far) +
      rect(880, 500, 200, 100, c.accent, 18) +
      rect(900, 450, 180, 70, c.accent, 18) +
      rect(920, 600, 14, 40, c.ground) +
      plant(c, { x: 120, y: 620 }, 260) +
      personUpright(c, { x: 200, y: 700 }, 260, 1),
  },
  lounge: {
    alt: 'Sofas, books and lamps in a quiet corner.',
    render: (c) =>
      room(c, 500) +
      rect(60, 70, 420, 380, c.near) +
      times(
        4,
        (row) =>
          rect(76, 84 + row * 92, 388, 78, c.low) +
          times(11, (index) => {
            if (uneven(index + row * 13) < 0.2) return '';
            const height = 44 + uneven(index * 5 + row) * 26;
            return rect(
              86 + index * 34,
              162 + row * 92 - height,
              16 + uneven(index + row) * 12,
              height,
              [c.accent, c.middle, c.far, c.ground][Math.floor(uneven(index * 3 + row * 7) * 4)] ??
                c.near,
            );
          }),
      ) +
      cityWindow(c, { x: 580, y: 90, width: 420, height: 250 }, 41) +
      stroke('M540 600V300', c.ground, 7) +
      path('M490 310 510 230H570L590 310Z', c.light) +
      path('M140 640Q540 560 940 640Q540 720 140 640Z', c.low) +
      rect(600, 440, 380, 100, c.accent, 30) +
      rect(580, 510, 420, 90, c.accent, 26) +
      rect(620, 500, 110, 60, c.light, 16) +
      rect(600, 600, 16, 34, c.ground) +
      rect(960, 600, 16, 34, c.ground) +
      seated({ x: 850, y: 540 }, 140, c.near, 2) +
      rect(110, 520, 190, 100, c.middle, 30) +
      rect(120, 460, 170, 90, c.middle, 30) +
      rect(380, 600, 140, 14, c.light, 7) +
      rect(440, 614, 20, 50, c.near) +
      plant(c, { x: 1030, y: 620 }, 220),
  },
  games: {
    alt: 'Two colleagues play table tennis in the games room.',
    render: (c) =>
      room(c, 500) +
      circle(220, 220, 110, c.sky) +
      circle(220, 220, 60, c.accent) +
      path('M360 400 620 120 700 190 470 420Z', c.far) +
      times(3, (index) =>
        rect(760 + index * 90, 150 + index * 30, 66, 66, index % 2 ? c.accent : c.sky, 8),
      ) +
      times(2, (index) => lamp(c, 400 + index * 280, 10)) +
      personUpright(c, { x: 170, y: 650 }, 360, 1) +
      stroke('M210 440 280 470', c.accent, 30) +
      circle(312, 462, 26, c.ground) +
      personUpright(c, { x: 910, y: 650 }, 370, 0) +
      stroke('M870 430 790 450', c.near, 30) +
      circle(764, 440, 26, c.accent) +
      circle(560, 380, 9, '#ffffff') +
      path('M270 510H810L890 590H190Z', c.middle) +
      path('M190 590H890V608H190Z', c.light) +
      stroke('M540 510V590', c.light, 5) +
      rect(520, 470, 40, 44, c.light) +
      rect(250, 608, 18, 110, c.ground) +
      rect(812, 608, 18, 110, c.ground),
  },
  garden: {
    alt: 'A path under trees leads to the entrance.',
    render: (c) =>
      rect(0, 0, ROOM_WIDTH, 720, c.sky) +
      rect(180, 90, 720, 400, c.light) +
      times(3, (row) =>
        times(8, (index) =>
          rect(
            206 + index * 86,
            116 + row * 100,
            66,
            72,
            uneven(index * 3 + row * 11) > 0.6 ? c.low : c.middle,
          ),
        ),
      ) +
      rect(470, 400, 140, 92, c.near) +
      rect(478, 410, 60, 82, c.sky) +
      rect(542, 410, 60, 82, c.sky) +
      rect(440, 384, 200, 18, c.accent) +
      rect(0, 488, ROOM_WIDTH, 240, '#7fa77f') +
      path('M490 490H590L760 720H320Z', c.low) +
      [70, 190, 890, 1010]
        .map((x, index) =>
          tree(x, 560 + (index % 2) * 60, 260, index % 2 ? '#43745a' : '#5f8f6a', c.ground),
        )
        .join('') +
      personUpright(c, { x: 460, y: 650 }, 190, 1) +
      personUpright(c, { x: 560, y: 610 }, 150, 0) +
      rect(690, 600, 150, 12, c.near) +
      rect(704, 612, 10, 36, c.near) +
      rect(816, 612, 10, 36, c.near),
  },
} as const satisfies Readonly<Record<string, Room>>;
