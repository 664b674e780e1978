import { around, circle, cut, evenOdd, path, rect, ring, stroke, times } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Abstract signs, which suit employers of every industry. */
export const SIGNS: readonly Emblem[] = [
  ({ main, second }) =>
    ring(38, 50, 22, main, 11) +
    ring(62, 50, 22, second, 11) +
    stroke('M45 29.5A22 22 0 0 1 59 43', main, 11),
  ({ main, second }) =>
    around(6, (index) =>
      path('M50 46C40 34 40 20 50 10C60 20 60 34 50 46Z', index % 2 ? second : main),
    ),
  ({ main, second }) =>
    cut('M18 44 50 20 82 44', main, 11) +
    cut('M18 64 50 40 82 64', second, 11) +
    cut('M18 84 50 60 82 84', main, 11),
  ({ main, second, ground }) =>
    path('M50 8 88 29V71L50 92 12 71V29Z', main) +
    path('M50 50 88 29V71L50 92Z', second) +
    path('M50 34 64 42V58L50 66 36 58V42Z', ground),
  ({ main, second }) =>
    around(4, (index) =>
      path('M50 50V12A38 38 0 0 1 69 17A30 30 0 0 1 50 50Z', index % 2 ? second : main),
    ),
  ({ main, second }) =>
    circle(50, 78, 9, second) +
    stroke('M30 58A28 28 0 0 1 70 58', main, 10) +
    stroke('M16 42A48 48 0 0 1 84 42', main, 10),
  ({ main, second }) => circle(50, 50, 17, second) + around(12, () => rect(47, 10, 6, 16, main, 3)),
  ({ main, second }) =>
    stroke('M50 50C40 34 14 28 14 50C14 72 40 66 50 50', main, 12) +
    stroke('M50 50C60 34 86 28 86 50C86 72 60 66 50 50', second, 12),
  ({ main, second }) =>
    rect(16, 56, 16, 28, second, 3) + rect(42, 38, 16, 46, main, 3) + rect(68, 16, 16, 68, main, 3),
  ({ main, second }) =>
    path('M14 22H54L34 50H-0L14 22Z', main) +
    path('M46 50H86L66 78H26Z', second) +
    path('M54 22H90L76 42H40Z', second) +
    path('M24 58H60L46 78H10Z', main),
  ({ main, second, ground }) =>
    path('M50 10 86 30 50 50 14 30Z', second) +
    path('M14 36 47 55V92L14 72Z', main) +
    path('M86 36 53 55V92L86 72Z', main) +
    cut('M50 55V92', ground, 2),
  ({ main, second }) =>
    path('M6 80 38 26 58 60 68 44 94 80Z', main) +
    path('M38 26 27.500 44 36 50 42 44 48.500 44Z', second) +
    circle(74, 24, 8, second),
  ({ main, second }) =>
    circle(50, 50, 42, main) +
    stroke('M14 52C26 40 38 40 50 52C62 64 74 64 86 52', second, 8) +
    stroke('M20 70C30 60 40 60 50 69C60 78 70 78 80 69', second, 6),
  ({ main, second }) =>
    times(3, (row) =>
      times(3, (column) =>
        circle(
          24 + column * 26,
          24 + row * 26,
          5 + (row + column) * 1.7,
          row + column > 2 ? second : main,
        ),
      ),
    ),
  ({ main, second }) => circle(50, 50, 42, main) + path('M50 22 74 48H60V78H40V48H26Z', second),
  ({ main, second }) =>
    stroke(
      'M50 50C50 42 62 42 62 52C62 66 38 68 36 50C34 28 68 24 76 46C86 78 44 96 24 74',
      main,
      9,
    ) + circle(24, 74, 8, second),
  ({ main, second }) =>
    path('M50 6C54 38 62 46 94 50C62 54 54 62 50 94C46 62 38 54 6 50C38 46 46 38 50 6Z', main) +
    path('M80 10C81 18 83 20 90 21C83 22 81 24 80 32C79 24 77 22 70 21C77 20 79 18 80 10Z', second),
  ({ main, second }) =>
    path('M50 82C34 70 34 42 50 24C66 42 66 70 50 82Z', second) +
    path('M44 82C22 80 10 62 12 42C30 46 40 60 44 82Z', main) +
    path('M56 82C78 80 90 62 88 42C70 46 60 60 56 82Z', main),
  ({ main, second, ground }) =>
    path('M50 6 94 50 50 94 6 50Z', main) +
    path('M50 24 76 50 50 76 24 50Z', ground) +
    path('M50 36 64 50 50 64 36 50Z', second),
  ({ main, second }) =>
    path('M50 10A40 40 0 0 0 50 90Z', main) +
    path('M56 10A40 40 0 0 1 56 90A20 40 0 0 0 56 10Z', second),
  ({ main, second }) =>
    circle(50, 50, 14, main) +
    `<g transform="rotate(-28 50 50)"><ellipse cx="50" cy="50" rx="42" ry="17" fill="none" stroke="${main}" stroke-width="6"/></g>` +
    circle(86, 30, 7, second),
  ({ main, second }) =>
    cut('M50 50 20 28M50 50 80 24M50 50 76 80M50 50 26 78', main, 5) +
    circle(50, 50, 13, second) +
    circle(20, 28, 9, main) +
    circle(80, 24, 9, main) +
    circle(76, 80, 9, main) +
    circle(26, 78, 9, main),
  ({ main, second }) =>
    path('M48 88C16 78 10 46 20 14C46 26 56 54 48 88Z', main) +
    path('M54 88C52 62 62 42 86 32C92 62 82 82 54 88Z', second),
  ({ main, second, ground }) =>
    circle(50, 50, 42, main) + circle(64, 40, 30, ground) + circle(68, 38, 13, second),
  ({ main, second }) =>
    path('M12 12H46V46H12Z', main) +
    path('M54 12A34 34 0 0 1 88 46H54Z', second) +
    circle(29, 71, 17, second) +
    path('M54 88 88 54V88Z', main),
  ({ main, second }) =>
    path('M20 14H44A36 36 0 0 1 44 86H20V62H44A12 12 0 0 0 44 38H20Z', main) +
    path('M20 44H40V56H20Z', second),
  ({ main, second }) =>
    path('M50 8 66 36 98 42 76 66 80 98 50 84 20 98 24 66 2 42 34 36Z', main) +
    circle(50, 58, 12, second),
  ({ main, second }) =>
    evenOdd(
      'M50 8A42 42 0 1 0 50 92A42 42 0 1 0 50 8ZM50 24A26 26 0 1 1 50 76A26 26 0 1 1 50 24Z',
      main,
    ) + path('M50 50 92 50A42 42 0 0 0 50 8Z', second),
  ({ main, second }) =>
    path('M14 84V40A26 26 0 0 1 66 40V84H50V42A10 10 0 0 0 30 42V84Z', main) +
    path('M74 84V50A18 18 0 0 0 72 40A26 26 0 0 1 90 62V84Z', second),
  ({ main, second }) => cut('M16 26H84M16 50H64M16 74H84', main, 12) + circle(80, 50, 8, second),
  ({ main, second }) =>
    path('M12 20 50 88 88 20H66L50 50 34 20Z', main) + path('M40 20H60L50 38Z', second),
  ({ main, second }) =>
    times(4, (index) => ring(50, 50, 10 + index * 10.5, index % 2 ? main : second, 5)),
];
