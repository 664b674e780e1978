import { circle, path, rect, stroke, times } from '../svg.ts';
import type { CoverColours } from './cover-colours.ts';
import { cloud, hill, person, skyline, tree, uneven, WIDTH, windows } from './shapes.ts';

/** What stands before the sky of an illustration. */
export type Scene = (colours: CoverColours) => string;

const SKIN = '#8a5a44';

export const CITY_SCENES = {
  skyline: (c) =>
    circle(930, 250, 80, c.light) +
    skyline(560, { low: 120, high: 300, step: 74 }, c.far, 3) +
    skyline(560, { low: 60, high: 240, step: 96 }, c.middle, 9) +
    rect(250, 210, 130, 350, c.near) +
    path('M420 560V260L520 210V560Z', c.near) +
    rect(760, 290, 170, 270, c.near) +
    windows({ x: 268, y: 232, columns: 4, rows: 9 }, { width: 16, height: 20, gap: 12 }, [
      c.light,
      c.middle,
      c.middle,
    ]) +
    windows({ x: 780, y: 312, columns: 5, rows: 6 }, { width: 16, height: 20, gap: 13 }, [
      c.light,
      c.middle,
      c.middle,
    ]) +
    rect(0, 556, WIDTH, 170, c.ground) +
    times(9, (index) => tree(60 + index * 150, 580, 96 + uneven(index) * 40, c.near, c.ground)),
  campus: (c) =>
    cloud(180, 210, 150, c.light) +
    cloud(920, 170, 190, c.light) +
    hill(720, [430, 380, 420, 370, 410], c.far) +
    rect(210, 300, 420, 250, c.light) +
    rect(630, 240, 300, 310, c.middle) +
    windows({ x: 236, y: 328, columns: 9, rows: 4 }, { width: 30, height: 34, gap: 13 }, [
      c.middle,
      c.far,
      c.near,
    ]) +
    windows({ x: 656, y: 268, columns: 5, rows: 5 }, { width: 38, height: 34, gap: 15 }, [
      c.light,
      c.far,
      c.near,
    ]) +
    rect(0, 548, WIDTH, 180, c.near) +
    path('M560 548H700L820 720H430Z', c.low) +
    times(5, (index) => tree(60 + index * 84, 580, 150 + uneven(index) * 40, c.ground, c.ground)) +
    times(4, (index) =>
      tree(980 + index * 90, 585, 150 + uneven(index + 4) * 50, c.ground, c.ground),
    ) +
    person(640, 640, 110, c.accent, SKIN) +
    person(700, 630, 104, c.light, SKIN),
  columns: (c) =>
    skyline(560, { low: 100, high: 260, step: 120 }, c.far, 21) +
    path('M640 140 1000 270H280Z', c.light) +
    path('M640 172 900 262H380Z', c.far) +
    rect(300, 270, 680, 34, c.light) +
    rect(330, 304, 620, 236, c.near) +
    times(
      7,
      (index) =>
        rect(340 + index * 92, 304, 44, 236, c.light) + rect(366 + index * 92, 304, 18, 236, c.low),
    ) +
    rect(600, 390, 80, 150, c.ground) +
    rect(290, 540, 700, 22, c.light) +
    rect(260, 562, 760, 24, c.low) +
    rect(230, 586, 820, 26, c.middle) +
    rect(0, 610, WIDTH, 120, c.ground) +
    times(
      3,
      (index) =>
        tree(60 + index * 80, 615, 170, c.near, c.ground) +
        tree(1080 + index * 86, 615, 180, c.near, c.ground),
    ) +
    person(520, 640, 108, c.accent, SKIN),
  shopfront: (c) =>
    rect(0, 90, WIDTH, 520, c.far) +
    times(14, (index) => rect(index * 96, 90, 46, 110, index % 2 ? c.middle : c.far)) +
    [80, 490, 900]
      .map(
        (x, shop) =>
          rect(x, 210, 320, 400, c.light) +
          rect(x + 24, 330, 180, 220, c.near) +
          rect(x + 226, 330, 70, 280, c.ground) +
          times(8, (index) =>
            path(
              `M${x - 10 + index * 42.5} 250h42.500v46a21 21 0 0 1-42.500 0Z`,
              index % 2 ? c.light : shop === 1 ? c.middle : c.accent,
            ),
          ) +
          rect(x - 10, 226, 340, 26, c.ground) +
          times(4, (index) =>
            rect(
              x + 40 + index * 40,
              470 - uneven(index + x) * 60,
              28,
              80 + uneven(index + x) * 60,
              index % 2 ? c.low : c.accent,
            ),
          ),
      )
      .join('') +
    rect(0, 606, WIDTH, 120, c.ground) +
    rect(0, 606, WIDTH, 12, c.middle) +
    person(440, 650, 150, c.near, SKIN) +
    person(850, 656, 156, c.accent, SKIN),
  hospital: (c) =>
    cloud(130, 230, 170, c.light) +
    skyline(560, { low: 60, high: 190, step: 130 }, c.far, 31) +
    rect(260, 250, 300, 310, c.light) +
    rect(560, 190, 260, 370, c.low) +
    rect(820, 300, 240, 260, c.light) +
    path('M668 214H712V250H748V294H712V330H668V294H632V250H668Z', c.accent) +
    windows({ x: 284, y: 280, columns: 6, rows: 5 }, { width: 30, height: 30, gap: 16 }, [
      c.middle,
      c.far,
    ]) +
    windows({ x: 842, y: 326, columns: 5, rows: 4 }, { width: 28, height: 30, gap: 16 }, [
      c.middle,
      c.far,
    ]) +
    windows({ x: 590, y: 360, columns: 5, rows: 2 }, { width: 28, height: 30, gap: 16 }, [
      c.middle,
      c.far,
    ]) +
    rect(620, 470, 140, 90, c.near) +
    rect(600, 456, 180, 16, c.accent) +
    rect(0, 558, WIDTH, 170, c.near) +
    rect(0, 640, WIDTH, 90, c.ground) +
    times(
      3,
      (index) =>
        tree(60 + index * 76, 580, 140, c.ground, c.ground) +
        tree(1110 + index * 80, 580, 150, c.ground, c.ground),
    ) +
    rect(880, 570, 150, 72, c.light, 8) +
    path('M1030 592H1070L1092 618V642H1030Z', c.light) +
    rect(880, 612, 212, 8, c.accent) +
    circle(920, 644, 17, c.ground) +
    circle(1050, 644, 17, c.ground),
  hotel: (c) =>
    circle(980, 230, 70, c.light) +
    path('M0 470 200 250 360 400 560 190 780 430 960 300 1280 470V720H0Z', c.far) +
    path('M560 190 500 256 560 280 600 262 628 268Z', c.light) +
    hill(720, [470, 520, 460, 500, 450], c.middle) +
    rect(420, 360, 440, 200, c.light) +
    path('M390 362 640 270 890 362Z', c.accent) +
    windows({ x: 450, y: 388, columns: 8, rows: 3 }, { width: 30, height: 32, gap: 20 }, [
      c.near,
      c.middle,
      c.low,
    ]) +
    hill(720, [560, 545, 560, 545, 565], c.near) +
    hill(720, [640, 610, 650, 610, 640], c.ground) +
    times(
      4,
      (index) =>
        path(`M${90 + index * 70} 600l34 -150 34 150Z`, c.ground) +
        path(`M${960 + index * 74} 600l34 -${130 + index * 16} 34 ${130 + index * 16}Z`, c.ground),
    ),
  cranes: (c) =>
    cloud(160, 190, 150, c.light) +
    skyline(570, { low: 100, high: 240, step: 110 }, c.far, 41) +
    rect(340, 260, 250, 310, c.middle) +
    times(6, (index) => rect(330, 300 + index * 48, 270, 10, c.light)) +
    times(5, (index) => rect(344 + index * 58, 260, 10, 310, c.near)) +
    rect(690, 350, 290, 220, c.near) +
    windows({ x: 712, y: 372, columns: 6, rows: 4 }, { width: 28, height: 28, gap: 17 }, [
      c.ground,
      c.middle,
    ]) +
    stroke('M640 580V130M640 160H1010M640 160H520M640 130 900 160M640 130 540 160', c.accent, 9) +
    stroke('M940 160V300', c.ground, 4) +
    rect(905, 300, 70, 26, c.accent) +
    rect(500, 160, 44, 46, c.ground) +
    rect(0, 566, WIDTH, 160, c.ground) +
    times(8, (index) => rect(20 + index * 165, 590, 120, 14, index % 2 ? c.accent : c.light)),
  bridge: (c) =>
    circle(330, 260, 74, c.light) +
    skyline(500, { low: 60, high: 220, step: 88 }, c.far, 51) +
    hill(720, [520, 500, 515, 495, 520], c.middle) +
    times(5, (index) => path(`M${60 + index * 290} 430h60l-14 200h-32Z`, c.near)) +
    rect(0, 404, WIDTH, 34, c.light) +
    rect(0, 436, WIDTH, 12, c.near) +
    times(
      4,
      (index) =>
        rect(330 + index * 166, 330, 158, 74, c.accent, 10) +
        times(4, (pane) => rect(344 + index * 166 + pane * 35, 344, 26, 26, c.light, 3)),
    ) +
    rect(330, 384, 656, 8, c.ground) +
    rect(0, 600, WIDTH, 130, c.ground) +
    times(10, (index) => tree(30 + index * 136, 625, 90 + uneven(index) * 40, c.near, c.near)),
} as const satisfies Readonly<Record<string, Scene>>;
