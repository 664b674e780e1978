import type { CoverColours } from '../covers/cover-colours.ts';
import { personUpright, plant, screen, seated, table } from '../offices/room-shapes.ts';
import { circle, rect, stroke, times } from '../svg.ts';
import { CLAY, type HeroName, HONEY, laptop, longHair, note, WOOD } from './hero-shapes.ts';

const FLOOR = 352;
const TABLE_EDGE = 262;

/** A disc behind the scene, and the floor. */
const ground = (c: CoverColours): string =>
  `<g opacity=".45">${circle(240, 190, 168, c.far)}</g>${rect(20, FLOOR, 440, 8, c.middle, 4)}`;

/** The illustrations beside the job search on a phone, 480 by 360: few shapes, which are clear at a quarter of the size. */
export const NARROW_HEROES: Readonly<Record<HeroName, (c: CoverColours) => string>> = {
  tech: (c) =>
    ground(c) +
    plant({ ...c, light: CLAY }, { x: 72, y: FLOOR }, 120) +
    longHair(192, TABLE_EDGE, 200) +
    seated({ x: 192, y: TABLE_EDGE }, 200, c.accent, 0) +
    laptop(c, 206, TABLE_EDGE) +
    screen(c, { x: 364, y: TABLE_EDGE }, 150, c.light) +
    stroke('M330 182l-18 18 18 18M398 182l18 18 -18 18', c.accent, 9) +
    stroke('M374 178l-20 44', c.near, 9) +
    table(
      { ...c, light: WOOD },
      { x: 108, y: TABLE_EDGE, width: 350, height: FLOOR - TABLE_EDGE },
    ) +
    note(334, 128, c.near, stroke('M308 50l26 26 46 -50', c.light, 13)),
  management: (c) =>
    ground(c) +
    rect(20, 44, 280, 204, c.ground, 10) +
    rect(32, 56, 256, 180, c.light) +
    times(4, (index) =>
      rect(
        56 + index * 56,
        216 - 34 - index * 30,
        38,
        34 + index * 30,
        index === 3 ? HONEY : c.far,
      ),
    ) +
    stroke('M62 160 124 134 174 142 262 80', c.near, 10) +
    stroke('M90 248 62 348M230 248l28 100', c.ground, 9) +
    stroke('M346 190 296 160', c.accent, 26) +
    personUpright(c, { x: 380, y: FLOOR }, 300, 1),
};
