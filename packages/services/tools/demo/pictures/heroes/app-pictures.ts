import type { CoverColours } from '../covers/cover-colours.ts';
import { personUpright, plant } from '../offices/room-shapes.ts';
import { circle, rect, stroke, times } from '../svg.ts';
import { CLAY, HERO_COLOURS, type HeroName, HONEY, note, svgDocument } from './hero-shapes.ts';

const WIDTH = 800;
const HEIGHT = 600;
const NARROW_WIDTH = 300;
const NARROW_HEIGHT = 360;
const FLOOR = 580;
const PHONE_WIDTH = 250;
const PHONE_HEIGHT = 500;
const LOGOS = [HONEY, CLAY, '#5f8f6a'];

/** One job of the list: its logo, title, city and salary. */
const card = (c: CoverColours, index: number): string => {
  const y = 152 + index * 96;
  return (
    rect(26, y, 198, 84, '#ffffff', 10) +
    rect(38, y + 14, 34, 34, LOGOS[index] ?? c.accent, 7) +
    rect(84, y + 16, 118, 12, c.ground, 5) +
    rect(84, y + 36, 78, 9, c.middle, 4) +
    rect(38, y + 60, 58, 12, c.far, 6) +
    rect(104, y + 60, 44, 12, c.far, 6)
  );
};

/** The app on a phone: its name, the search, three jobs and the bar of pages. */
const phone = (c: CoverColours): string =>
  rect(0, 0, PHONE_WIDTH, PHONE_HEIGHT, c.ground, 36) +
  rect(12, 12, PHONE_WIDTH - 24, PHONE_HEIGHT - 24, c.light, 26) +
  rect(95, 22, 60, 10, c.ground, 5) +
  rect(26, 56, 96, 16, c.ground, 5) +
  rect(128, 56, 44, 16, c.accent, 5) +
  rect(26, 90, 198, 42, '#ffffff', 10) +
  rect(40, 107, 84, 9, c.far, 4) +
  rect(178, 90, 46, 42, c.accent, 10) +
  times(3, (index) => card(c, index)) +
  rect(12, 440, PHONE_WIDTH - 24, 2, c.far) +
  times(4, (index) => circle(50 + index * 50, 460, 9, index === 0 ? c.accent : c.far));

/** An application that has been seen. */
const seen = (c: CoverColours, x: number, y: number): string =>
  note(
    x,
    y,
    c.accent,
    stroke(`M${x - 48} ${y - 78}l18 18 32 -36`, c.light, 11) +
      rect(x + 22, y - 96, 66, 11, c.light, 5) +
      rect(x + 22, y - 72, 44, 11, c.light, 5),
  );

const wide = (c: CoverColours): string =>
  `<g opacity=".45">${circle(400, 320, 268, c.far)}</g>` +
  rect(60, FLOOR, 680, 8, c.middle, 4) +
  plant({ ...c, light: CLAY }, { x: 166, y: FLOOR }, 210) +
  `<g transform="translate(262 76)">${phone(c)}</g>` +
  personUpright(c, { x: 620, y: FLOOR }, 360, 0) +
  stroke('M572 400 524 346', c.near, 30) +
  seen(c, 540, 176);

const narrow = (c: CoverColours): string =>
  `<g opacity=".45">${circle(150, 190, 148, c.far)}</g>` +
  `<g transform="translate(48 30) scale(.66)">${phone(c)}</g>` +
  `<g transform="translate(62 8) scale(.66)">${seen(c, 230, 126)}</g>`;

interface AppPicture {
  readonly name: HeroName;
  readonly svg: string;
  /** The phone alone, 5:6. */
  readonly narrowSvg: string;
}

/** The illustrations of the installed app, 4:3 and transparent. */
export const renderAppPictures = (): readonly AppPicture[] =>
  (Object.keys(HERO_COLOURS) as HeroName[]).map((name) => ({
    name,
    svg: svgDocument(WIDTH, HEIGHT, wide(HERO_COLOURS[name])),
    narrowSvg: svgDocument(NARROW_WIDTH, NARROW_HEIGHT, narrow(HERO_COLOURS[name])),
  }));
