import type { CoverColours } from '../covers/cover-colours.ts';
import { skyline, uneven } from '../covers/shapes.ts';
import { personUpright, plant, screen, seated, table } from '../offices/room-shapes.ts';
import { rect, stroke, times } from '../svg.ts';
import {
  CLAY,
  cup,
  HERO_COLOURS,
  type HeroName,
  HONEY,
  laptop,
  longHair,
  note,
  svgDocument,
  WOOD,
} from './hero-shapes.ts';
import { NARROW_HEROES } from './narrow-heroes.ts';

const WIDTH = 1440;
const HEIGHT = 480;
const FLOOR = 466;
const TABLE_EDGE = 348;

/** A horizon that fades out to both sides, over the page's own background. */
const horizon = (c: CoverColours): string =>
  '<linearGradient id="sides"><stop offset=".04" stop-color="#000"/><stop offset=".3" stop-color="#fff"/><stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>' +
  `<mask id="fade"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sides)"/></mask>` +
  `<g mask="url(#fade)"><g opacity=".55" transform="translate(70)">${skyline(FLOOR, { low: 120, high: 330, step: 88 }, c.far, 3)}</g>` +
  `<g opacity=".4" transform="translate(110)">${skyline(FLOOR, { low: 60, high: 220, step: 66 }, c.middle, 9)}</g></g>` +
  rect(60, FLOOR, 1320, 6, c.middle, 3);

const SCENES: Readonly<Record<HeroName, (c: CoverColours) => string>> = {
  tech: (c) =>
    plant({ ...c, light: CLAY }, { x: 150, y: FLOOR }, 230) +
    longHair(360, TABLE_EDGE, 170) +
    seated({ x: 360, y: TABLE_EDGE }, 170, c.accent, 0) +
    seated({ x: 760, y: TABLE_EDGE }, 170, c.near, 1) +
    longHair(1090, TABLE_EDGE, 170) +
    seated({ x: 1090, y: TABLE_EDGE }, 170, HONEY, 2) +
    screen(c, { x: 560, y: TABLE_EDGE }, 176, c.light) +
    stroke('M508 256l-18 18 18 18M612 256l18 18 -18 18', c.accent, 7) +
    stroke('M572 250l-22 50', c.near, 7) +
    laptop(c, 372, TABLE_EDGE) +
    laptop(c, 772, TABLE_EDGE) +
    screen(c, { x: 940, y: TABLE_EDGE }, 150, c.ground) +
    times(4, (index) =>
      rect(
        884 + (index % 2) * 14,
        252 + index * 15,
        40 + uneven(index) * 50,
        7,
        index === 2 ? c.accent : c.light,
        3,
      ),
    ) +
    laptop(c, 1104, TABLE_EDGE) +
    cup(c, 460, TABLE_EDGE) +
    cup(c, 1010, TABLE_EDGE) +
    table(
      { ...c, light: WOOD },
      { x: 250, y: TABLE_EDGE, width: 960, height: FLOOR - TABLE_EDGE },
    ) +
    note(850, 190, c.near, stroke('M824 112l26 26 46 -50', c.light, 12)) +
    plant({ ...c, light: CLAY }, { x: 1300, y: FLOOR }, 180),
  management: (c) =>
    plant({ ...c, light: CLAY }, { x: 130, y: FLOOR }, 200) +
    rect(300, 92, 330, 216, c.ground, 10) +
    rect(312, 104, 306, 192, c.light) +
    times(5, (index) =>
      rect(
        344 + index * 52,
        276 - 34 - index * 22,
        32,
        34 + index * 22,
        index === 4 ? HONEY : c.far,
      ),
    ) +
    stroke('M350 222 420 196 480 204 584 128', c.near, 8) +
    stroke('M370 308 340 462M560 308l30 154', c.ground, 8) +
    personUpright(c, { x: 716, y: FLOOR }, 320, 1) +
    stroke('M676 270 632 236', c.accent, 24) +
    longHair(900, TABLE_EDGE, 166) +
    seated({ x: 900, y: TABLE_EDGE }, 166, c.near, 2) +
    seated({ x: 1070, y: TABLE_EDGE }, 166, HONEY, 0) +
    seated({ x: 1240, y: TABLE_EDGE }, 166, c.ground, 1) +
    laptop(c, 1080, TABLE_EDGE) +
    cup(c, 976, TABLE_EDGE) +
    rect(1160, TABLE_EDGE - 8, 70, 8, c.light, 2) +
    table(
      { ...c, light: WOOD },
      { x: 820, y: TABLE_EDGE, width: 520, height: FLOOR - TABLE_EDGE },
    ) +
    note(
      1220,
      168,
      c.near,
      rect(1168, 86, 110, 10, c.light, 5) + rect(1168, 110, 76, 10, c.light, 5),
    ),
};

interface Hero {
  readonly name: HeroName;
  readonly svg: string;
  /** The scene of phones, 4:3. */
  readonly narrowSvg: string;
}

/** The illustrations beside the job search, 3:1 and transparent: they suit light and dark pages. */
export const renderHeroes = (): readonly Hero[] =>
  (Object.keys(SCENES) as HeroName[]).map((name) => {
    const colours = HERO_COLOURS[name];
    return {
      name,
      svg: svgDocument(WIDTH, HEIGHT, horizon(colours) + SCENES[name](colours)),
      narrowSvg: svgDocument(480, 360, NARROW_HEROES[name](colours)),
    };
  });
