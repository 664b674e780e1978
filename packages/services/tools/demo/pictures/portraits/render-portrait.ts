import { type Colour, circle, path, rect, ring, stroke } from '../svg.ts';
import { type Beard, type Clothes, type Hair, PEOPLE, type Person } from './people.ts';

const SIZE = 160;
const CLOTH = '#fbf8f2';
const INK = '#2a201c';

const SHOULDERS = 'M16 162C16 134 42 124 66 118L80 124L94 118C118 124 144 134 144 162Z';

const ellipse = (x: number, y: number, width: number, height: number, fill: Colour): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}"/>`;

/** A part of the picture in black, over what is below it. */
const shade = (content: string, opacity: number): string =>
  `<g opacity="${opacity}">${content}</g>`;

const CLOTHES: Readonly<Record<Clothes, (colour: Colour) => string>> = {
  shirt: (colour) =>
    path(SHOULDERS, colour) +
    path('M64 116L80 138L60 142L56 122Z', colour) +
    path('M96 116L80 138L100 142L104 122Z', colour) +
    shade(stroke('M64 118L80 138L60 142M96 118L80 138L100 142M80 138V162', '#000', 2), 0.3),
  blazer: (colour) =>
    path(SHOULDERS, colour) +
    path('M62 119L80 160L98 119L80 126Z', CLOTH) +
    path('M62 117L52 132L60 138L56 144L78 162L80 158Z', colour) +
    path('M98 117L108 132L100 138L104 144L82 162L80 158Z', colour) +
    shade(stroke('M62 118L52 132L60 138L56 144L79 161L108 132L98 118', '#000', 2), 0.28),
  kurta: (colour) =>
    path(SHOULDERS, colour) +
    stroke('M62 119Q80 140 98 119', '#fff6e0', 4) +
    stroke('M80 131V162', '#fff6e0', 3) +
    circle(80, 142, 2.2, INK) +
    circle(80, 152, 2.2, INK),
  saree: (colour) =>
    path(SHOULDERS, '#e9c9a0') +
    path('M92 117C118 123 144 134 144 162H48Z', colour) +
    stroke('M92 118L50 161', '#f0c75e', 5),
  sweater: (colour) =>
    path(SHOULDERS, colour) +
    stroke('M63 119Q80 136 97 119', colour, 9) +
    shade(stroke('M60 122Q80 142 100 122', '#000', 2), 0.25),
};

/** What is behind the head. */
const BACKS: Readonly<Partial<Record<Hair, (colour: Colour) => string>>> = {
  long: (colour) =>
    path('M46 74C42 20 118 20 114 74C114 98 118 114 120 130H40C42 114 46 98 46 74Z', colour),
  wavy: (colour) =>
    path(
      'M45 66C42 20 118 20 115 66C123 74 115 86 121 94C128 104 117 110 122 122C112 132 98 128 96 124H64C62 128 48 132 38 122C43 110 32 104 39 94C45 86 37 74 45 66Z',
      colour,
    ),
  bob: (colour) =>
    path('M46 70C42 22 118 22 114 70C116 88 118 98 112 106H48C42 98 44 88 46 70Z', colour),
  bun: (colour) =>
    circle(80, 22, 15, colour) + path('M48 72C44 22 116 22 112 72L106 90H54Z', colour),
  braid: (colour) =>
    path('M47 72C43 22 117 22 113 72L108 94H52Z', colour) +
    [104, 118, 132, 146].map((y) => ellipse(110 + (y - 104) / 14, y, 9, 10, colour)).join(''),
  scarf: (colour) =>
    path('M42 76C38 14 122 14 118 76C120 100 126 116 128 130H32C34 116 40 100 42 76Z', colour),
};

const FRINGE =
  'M51 72C43 17 117 17 109 72C106 58 100 50 92 46C82 56 62 56 57 58C54 62 52 66 51 72Z';
const CURLS: readonly (readonly [x: number, y: number])[] = [
  [54, 56],
  [58, 44],
  [68, 36],
  [80, 33],
  [92, 36],
  [102, 44],
  [106, 56],
  [74, 44],
  [88, 44],
];

/** What is above the forehead. */
const FRONTS: Readonly<Record<Hair, (colour: Colour) => string>> = {
  long: (colour) =>
    path('M51 78C43 17 117 17 109 78C106 60 96 50 80 42C64 50 54 60 51 78Z', colour),
  wavy: (colour) => path(FRINGE, colour),
  bob: (colour) => path('M51 76C43 17 117 17 109 76L106 56Q80 62 54 56Z', colour),
  bun: (colour) => path('M51 72C43 17 117 17 109 72C106 56 96 48 80 46C64 48 54 56 51 72Z', colour),
  braid: (colour) =>
    path('M51 76C43 17 117 17 109 76C106 58 98 50 84 42C70 52 54 58 51 76Z', colour),
  scarf: (colour) =>
    path('M50 80C43 16 117 16 110 80C110 56 100 44 80 44C60 44 50 56 50 80Z', colour) +
    path(
      'M50 82C52 104 66 110 80 112C94 110 108 104 110 82L120 128C104 142 56 142 40 128Z',
      colour,
    ) +
    shade(stroke('M52 92C58 112 70 120 96 124', '#000', 2), 0.25),
  short: (colour) => path('M51 68C43 17 117 17 109 68L106 54Q94 46 80 47Q66 46 54 54Z', colour),
  parted: (colour) =>
    path('M50 70C42 14 118 12 110 70L106 54C98 54 88 50 70 42C64 50 58 54 54 56Z', colour),
  curly: (colour) => CURLS.map(([x, y]) => circle(x, y, 10, colour)).join(''),
  receding: (colour) =>
    path(
      'M51 72C48 54 52 42 62 38C58 46 56 58 55 70ZM109 72C112 54 108 42 98 38C102 46 104 58 105 70Z',
      colour,
    ),
  turban: (colour) =>
    path('M46 60C44 10 116 10 114 60C104 46 92 42 80 50C68 42 56 46 46 60Z', colour) +
    shade(stroke('M52 48Q62 32 84 29M58 52Q72 36 98 33M80 48Q92 38 106 40', '#000', 2), 0.28),
};

const BEARDS: Readonly<Record<Beard, (colour: Colour) => string>> = {
  none: () => '',
  stubble: (colour) =>
    shade(
      path(
        'M53 78C54 108 70 110 80 110C90 110 106 108 107 78C102 90 94 84 80 84C66 84 58 90 53 78Z',
        colour,
      ),
      0.25,
    ),
  moustache: (colour) => path('M66 86Q72 79 80 82Q88 79 94 86Q86 89 80 86Q74 89 66 86Z', colour),
  full: (colour) =>
    path(
      'M52 74C53 112 68 116 80 116C92 116 107 112 108 74C104 88 94 82 80 82C66 82 56 88 52 74Z',
      colour,
    ),
};

const glasses = (): string =>
  ring(67.5, 70, 10, INK, 2.4) +
  ring(92.5, 70, 10, INK, 2.4) +
  stroke('M77.5 69h5M57 68l-5 -2M103 68l5 -2', INK, 2.4);

const face = ({ skin, beard }: Person, brow: Colour): string => {
  const hasBeard = beard === 'full';
  return (
    stroke('M61 60q7 -4 13 -1M86 59q7 -3 13 1', brow, 2.8) +
    circle(68, 70, 3.1, INK) +
    circle(92, 70, 3.1, INK) +
    shade(stroke('M80 70l-3 9q3 2 6 0', '#000', 2.2), 0.35) +
    (hasBeard
      ? path('M70 90q10 8 20 0Z', CLOTH)
      : path('M69 89q11 11 22 0Z', '#fff') + stroke('M68 88.500q12 4 24 0', '#7c332c', 2)) +
    shade(
      circle(60, 82, 5, '#c0392b') + circle(100, 82, 5, '#c0392b'),
      skin === '#6f452d' ? 0.12 : 0.16,
    )
  );
};

const renderPerson = (person: Person): string => {
  const { skin, hair, hairColour, clothes, colour, ground, hasGlasses, beard } = person;
  const coversEars = hair === 'scarf';
  const isCloth = hair === 'scarf' || hair === 'turban';
  const own = isCloth ? '#231b18' : hairColour;
  return (
    rect(0, 0, SIZE, SIZE, ground) +
    (BACKS[hair]?.(hairColour) ?? '') +
    rect(67, 92, 26, 30, skin, 8) +
    path('M66 116Q80 140 94 116Z', skin) +
    shade(path('M67 100Q80 116 93 100V108Q80 122 67 108Z', '#000'), 0.14) +
    CLOTHES[clothes](colour) +
    (coversEars ? '' : ellipse(51.5, 74, 5, 8, skin) + ellipse(108.5, 74, 5, 8, skin)) +
    ellipse(80, 72, 28.5, 37, skin) +
    BEARDS[beard](own) +
    face(person, own) +
    FRONTS[hair](hairColour) +
    (hasGlasses ? glasses() : '')
  );
};

export type PortraitKind = keyof typeof PEOPLE;

/** Every portrait as SVG: people from the shoulders up. */
export const renderPortraits = (): readonly {
  readonly kind: PortraitKind;
  readonly svg: string;
}[] =>
  (['woman', 'man'] as const).flatMap((kind) =>
    PEOPLE[kind].map((person) => ({
      kind,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${renderPerson(person)}</svg>`,
    })),
  );
