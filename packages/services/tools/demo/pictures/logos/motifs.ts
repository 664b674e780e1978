import { around, circle, cut, path, rect, ring, stroke, times } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Signs of a trade. */
export const MOTIFS = {
  brackets: ({ main, second }) =>
    stroke('M32 24 10 50 32 76M68 24 90 50 68 76', main, 10) + stroke('M58 18 42 82', second, 9),
  cloud: ({ main, second }) =>
    path('M28 76A20 20 0 0 1 26 36A26 26 0 0 1 74 34A21 21 0 0 1 74 76Z', main) +
    path('M50 40 64 56H55V70H45V56H36Z', second),
  window: ({ main, second, ground }) =>
    rect(10, 18, 80, 64, main, 9) +
    rect(18, 36, 64, 38, ground, 3) +
    circle(21, 27, 3.5, second) +
    circle(31, 27, 3.5, second) +
    rect(26, 46, 26, 6, second, 3) +
    rect(26, 58, 40, 6, main, 3),
  layers: ({ main, second }) =>
    path('M50 10 92 32 50 54 8 32Z', main) +
    cut('M10 50 50 71 90 50', second, 8) +
    cut('M10 67 50 88 90 67', main, 8),
  columns: ({ main, second }) =>
    path('M50 8 92 34H8Z', main) +
    rect(18, 40, 12, 36, second) +
    rect(44, 40, 12, 36, second) +
    rect(70, 40, 12, 36, second) +
    rect(10, 80, 80, 10, main),
  coin: ({ main, second, ground }) =>
    circle(50, 50, 42, main) +
    ring(50, 50, 32, second, 4) +
    stroke('M36 36H64M36 48H64M40 36C58 36 58 60 40 60L58 72', ground, 6),
  rising: ({ main, second }) =>
    stroke('M12 74 36 48 54 62 86 24', main, 10) + stroke('M66 22H88V44', second, 10),
  umbrella: ({ main, second }) =>
    path(
      'M8 54A42 42 0 0 1 92 54C84 46 74 46 68 54C62 46 56 46 50 54C44 46 38 46 32 54C26 46 16 46 8 54Z',
      main,
    ) + stroke('M50 56V78A9 9 0 0 0 68 78', second, 7),
  shield: ({ main, second }) =>
    path('M50 8 86 20V48C86 70 70 84 50 92C30 84 14 70 14 48V20Z', main) +
    stroke('M34 50 46 62 68 38', second, 9),
  keyhole: ({ main, second, ground }) =>
    path('M50 6 88 28V72L50 94 12 72V28Z', main) +
    circle(50, 43, 12, second) +
    path('M46 50H54L60 74H40Z', second) +
    cut('M50 6V20', ground, 3),
  padlock: ({ main, second, ground }) =>
    ring(50, 38, 21, second, 9) +
    rect(18, 42, 64, 46, main, 8) +
    circle(50, 61, 8, ground) +
    rect(46.5, 62, 7, 16, ground),
  bag: ({ main, second }) =>
    path('M18 34H82L88 90H12Z', main) + stroke('M34 46V30A16 16 0 0 1 66 30V46', second, 7),
  basket: ({ main, second }) =>
    path('M10 42H90L80 84H20Z', main) +
    stroke('M28 42 42 16M72 42 58 16', second, 7) +
    cut('M36 52V74M50 52V74M64 52V74', second, 5),
  tag: ({ main, second, ground }) =>
    path('M12 12H52L90 50 50 90 12 52Z', main) +
    circle(30, 30, 8, ground) +
    cut('M42 56 58 40M50 66 68 48', second, 6),
  chip: ({ main, second }) =>
    cut('M34 8V92M50 8V92M66 8V92M8 34H92M8 50H92M8 66H92', second, 5) +
    rect(20, 20, 60, 60, main, 7) +
    rect(36, 36, 28, 28, second, 4),
  circuit: ({ main, second }) =>
    stroke('M20 84V56L40 36V16M50 84V50M80 84V64L62 46V16', main, 7) +
    circle(40, 16, 8, second) +
    circle(62, 16, 8, second) +
    circle(50, 46, 8, second),
  neurons: ({ main, second }) =>
    cut(
      'M18 26 50 18 82 26M18 26 50 50 82 26M18 74 50 50 82 74M18 74 50 82 82 74M50 18V82',
      main,
      4.5,
    ) +
    circle(18, 26, 9, main) +
    circle(82, 26, 9, main) +
    circle(18, 74, 9, main) +
    circle(82, 74, 9, main) +
    circle(50, 18, 8, second) +
    circle(50, 50, 12, second) +
    circle(50, 82, 8, second),
  signal: ({ main, second }) =>
    stroke('M50 48 34 90M50 48 66 90M40 74H60', main, 7) +
    circle(50, 40, 8, second) +
    stroke('M30 58A26 26 0 0 1 30 22M70 58A26 26 0 0 0 70 22', main, 7) +
    stroke('M18 70A44 44 0 0 1 18 10M82 70A44 44 0 0 0 82 10', second, 6),
  globe: ({ main, second }) =>
    ring(50, 50, 38, main, 7) +
    stroke('M12 50H88M50 12C28 34 28 66 50 88C72 66 72 34 50 12', main, 5) +
    circle(78, 26, 10, second),
  wheel: ({ main, second, ground }) =>
    circle(50, 50, 42, main) +
    circle(50, 50, 28, ground) +
    around(5, () => rect(46, 20, 8, 26, second)) +
    circle(50, 50, 10, main),
  car: ({ main, second, ground }) =>
    path('M8 62 14 46 28 42 38 26H68L82 44 92 48V66H8Z', main) +
    path('M42 32H52V44H35ZM57 32H66L74 44H57Z', ground) +
    circle(28, 68, 11, second) +
    circle(74, 68, 11, second),
  cross: ({ main, second }) =>
    path('M36 10H64V36H90V64H64V90H36V64H10V36H36Z', main) +
    path('M50 68C30 54 36 38 50 46C64 38 70 54 50 68Z', second),
  pulse: ({ main, second }) =>
    path('M50 90C-10 54 14 8 50 30C86 8 110 54 50 90Z', main) +
    stroke('M14 52H34L42 38 54 66 62 52H86', second, 6),
  flask: ({ main, second }) =>
    path('M38 10H62V18H58V40L84 82A6 6 0 0 1 78 90H22A6 6 0 0 1 16 82L42 40V18H38Z', main) +
    path('M36 60H64L76 82H24Z', second),
  molecule: ({ main, second }) =>
    cut('M50 14 80 32V68L50 86 20 68V32Z', main, 7) +
    circle(50, 14, 9, second) +
    circle(80, 68, 9, second) +
    circle(20, 68, 9, second),
  capsule: ({ main, second }) =>
    `<g transform="rotate(45 50 50)">${path('M30 50V30A20 20 0 0 1 70 30V50Z', main)}${path('M30 52V72A20 20 0 0 0 70 72V52Z', second)}</g>`,
  leaf: ({ main, second }) =>
    path('M18 82C8 40 34 14 86 14C88 62 62 92 18 82Z', main) +
    stroke('M14 90C30 66 46 48 66 34', second, 6),
  wheat: ({ main, second }) =>
    stroke('M50 92V30', second, 6) +
    times(3, (index) =>
      path(
        `M50 ${52 + index * 16}C50 ${38 + index * 16} 36 ${32 + index * 16} 26 ${32 + index * 16}C26 ${44 + index * 16} 36 ${52 + index * 16} 50 ${52 + index * 16}C64 ${52 + index * 16} 74 ${44 + index * 16} 74 ${32 + index * 16}C64 ${32 + index * 16} 50 ${38 + index * 16} 50 ${52 + index * 16}Z`,
        main,
      ),
    ) +
    path('M50 32C40 24 40 14 50 6C60 14 60 24 50 32Z', main),
  bowl: ({ main, second }) =>
    path('M8 50H92C90 74 76 88 50 88C24 88 10 74 8 50Z', main) +
    stroke('M34 40C28 30 40 26 34 14M50 40C44 30 56 26 50 14M66 40C60 30 72 26 66 14', second, 6),
  hanger: ({ main, second }) =>
    stroke('M50 42V34A10 10 0 1 0 40 24', second, 7) +
    stroke('M50 42 10 72A6 6 0 0 0 14 82H86A6 6 0 0 0 90 72Z', main, 8),
  parcel: ({ main, second, ground }) =>
    rect(12, 24, 76, 64, main, 5) +
    rect(42, 24, 16, 26, second) +
    cut('M12 42H42M58 42H88', ground, 3) +
    path('M22 10H78L88 24H12Z', second),
  truck: ({ main, second, ground }) =>
    rect(6, 30, 52, 38, main, 3) +
    path('M62 40H78L94 56V68H62Z', second) +
    circle(26, 72, 11, main) +
    circle(76, 72, 11, main) +
    circle(26, 72, 4.5, ground) +
    circle(76, 72, 4.5, ground),
  gear: ({ main, second, ground }) =>
    around(8, () => path('M42 6H58L61 24H39Z', main)) +
    circle(50, 50, 33, main) +
    circle(50, 50, 20, ground) +
    circle(50, 50, 11, second),
  anvil: ({ main, second }) =>
    path('M8 34H88C86 46 72 52 62 52V62L74 78H26L38 62V52C22 52 10 46 8 34Z', main) +
    rect(20, 82, 60, 8, second) +
    rect(42, 12, 32, 14, second, 3),
  bookmarked: ({ main, second }) =>
    path('M50 26C38 16 22 16 8 20V78C22 74 38 74 50 84Z', main) +
    path('M50 26C62 16 78 16 92 20V78C78 74 62 74 50 84Z', second),
  mortarboard: ({ main, second }) =>
    path('M50 18 96 40 50 62 4 40Z', main) +
    path('M22 54V72C34 84 66 84 78 72V54L50 68Z', main) +
    stroke('M90 43V70', second, 5) +
    circle(90, 74, 6, second),
  headset: ({ main, second }) =>
    stroke('M16 60V50A34 34 0 0 1 84 50V60', main, 9) +
    rect(8, 52, 18, 30, main, 8) +
    rect(74, 52, 18, 30, main, 8) +
    stroke('M82 80C78 90 66 92 56 92', second, 6) +
    circle(52, 91, 6, second),
  bubbles: ({ main, second }) =>
    path(
      'M10 14H68A6 6 0 0 1 74 20V50A6 6 0 0 1 68 56H34L18 70V56H10A6 6 0 0 1 4 50V20A6 6 0 0 1 10 14Z',
      main,
    ) +
    path(
      'M80 34H90A6 6 0 0 1 96 40V70A6 6 0 0 1 90 76H84V90L68 76H44A6 6 0 0 1 38 70V62H70A10 10 0 0 0 80 52Z',
      second,
    ),
  compass: ({ main, second }) =>
    ring(50, 50, 38, main, 8) +
    path('M68 32 56 56 44 44Z', second) +
    path('M32 68 44 44 56 56Z', main),
  summit: ({ main, second }) =>
    path('M4 84 42 22 60 50 68 40 96 84Z', main) +
    stroke('M42 22V8', second, 5) +
    path('M43 6H64L58 13 64 20H43Z', second),
  scales: ({ main, second }) =>
    stroke('M50 14V84M28 86H72M16 28H84', main, 7) +
    path('M2 58 16 30 30 58A14 12 0 0 1 2 58Z', second) +
    path('M70 58 84 30 98 58A14 12 0 0 1 70 58Z', second),
  gavel: ({ main, second }) =>
    `<g transform="rotate(-38 46 40)">${rect(24, 22, 44, 28, main, 4)}${rect(18, 18, 8, 36, second, 2)}${rect(66, 18, 8, 36, second, 2)}${rect(41, 50, 10, 46, main, 4)}</g>` +
    rect(10, 84, 44, 9, second, 3),
  towers: ({ main, second }) =>
    path('M12 90V40L40 26V90Z', main) +
    path('M46 90V10L68 22V90Z', second) +
    path('M74 90V48L90 56V90Z', main),
  house: ({ main, second }) =>
    path('M50 8 94 48H82V88H18V48H6Z', main) + path('M40 88V64A10 10 0 0 1 60 64V88Z', second),
  bridge: ({ main, second }) =>
    stroke('M6 70H94', main, 9) +
    stroke('M28 88V14M72 88V14', main, 8) +
    stroke('M4 56C16 50 24 34 28 16C34 50 66 50 72 16C76 34 84 50 96 56', second, 5),
  sunrise: ({ main, second }) =>
    path('M20 62A30 30 0 0 1 80 62Z', second) +
    stroke('M50 20V10M22 30 14 22M78 30 86 22M8 54H4M92 54H96', second, 6) +
    cut('M6 72H94M20 86H80', main, 7),
  bolt: ({ main, second }) =>
    circle(50, 50, 44, main) + path('M58 10 24 56H46L40 90 76 42H54Z', second),
  turbine: ({ main, second }) =>
    stroke('M50 44V94', second, 7) +
    `<g transform="translate(0 -8)">${around(3, () => path('M47 46C40 32 44 14 52 4C58 18 58 34 53 46Z', main))}${circle(50, 50, 7, second)}</g>`,
  drop: ({ main, second }) =>
    path('M50 6C70 34 82 48 82 62A32 32 0 0 1 18 62C18 48 30 34 50 6Z', main) +
    stroke('M34 64A17 17 0 0 0 50 80', second, 7),
  play: ({ main, second }) => rect(8, 16, 84, 68, main, 18) + path('M40 32 70 50 40 68Z', second),
  joystick: ({ main, second, ground }) =>
    path(
      'M28 28H72C90 28 96 56 92 74C90 86 78 84 70 70H30C22 84 10 86 8 74C4 56 10 28 28 28Z',
      main,
    ) +
    cut('M32 38V60M21 49H43', ground, 7) +
    circle(66, 44, 5.5, second) +
    circle(76, 54, 5.5, second),
  reel: ({ main, second, ground }) =>
    circle(50, 50, 42, main) +
    around(5, () => circle(50, 25, 9, ground)) +
    circle(50, 50, 7, second),
  plane: ({ main, second }) =>
    path('M6 52 94 10 66 90 48 64Z', main) + path('M48 64 94 10 40 58V84Z', second),
  pin: ({ main, second }) =>
    path('M50 94C28 66 16 54 16 38A34 34 0 0 1 84 38C84 54 72 66 50 94Z', main) +
    circle(50, 38, 14, second),
  palm: ({ main, second }) =>
    stroke('M52 44C50 60 46 76 42 90', second, 8) +
    path(
      'M52 42C36 26 20 28 10 40C26 36 40 38 52 42C36 42 24 52 22 66C32 54 42 46 52 42C54 26 46 12 30 10C40 20 48 30 52 42C60 26 74 18 88 24C74 28 62 34 52 42C70 36 86 44 90 60C78 48 66 44 52 42Z',
      main,
    ),
  rocket: ({ main, second }) =>
    path('M50 4C68 20 70 46 64 66H36C30 46 32 20 50 4Z', main) +
    circle(50, 36, 9, second) +
    path('M34 48 20 66V80L36 68ZM66 48 80 66V80L64 68Z', main) +
    path('M42 72H58L50 96Z', second),
} as const satisfies Readonly<Record<string, Emblem>>;
export type Motif = keyof typeof MOTIFS;
