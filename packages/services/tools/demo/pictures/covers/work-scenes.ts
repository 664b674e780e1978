import { around, circle, path, rect, ring, stroke, times } from '../svg.ts';
import type { Scene } from './city-scenes.ts';
import { cloud, hill, skyline, tree, uneven, WIDTH, windows } from './shapes.ts';

const SKIN = '#8a5a44';

export const WORK_SCENES = {
  factory: (c) =>
    circle(1010, 220, 66, c.light) +
    hill(720, [460, 420, 450, 410, 440], c.far) +
    [380, 470]
      .map((x) => path(`M${x} 420l8 -250h40l8 250Z`, c.near) + rect(x + 6, 196, 44, 18, c.accent))
      .join('') +
    cloud(420, 150, 130, c.light) +
    cloud(540, 110, 90, c.light) +
    times(4, (index) =>
      path(`M${540 + index * 120} 420V330L${660 + index * 120} 280V420Z`, c.middle),
    ) +
    rect(300, 416, 760, 146, c.near) +
    windows({ x: 330, y: 446, columns: 13, rows: 2 }, { width: 36, height: 30, gap: 19 }, [
      c.light,
      c.far,
      c.middle,
    ]) +
    [120, 206]
      .map((x) => rect(x, 400, 72, 160, c.middle) + path(`M${x} 400a36 26 0 0 1 72 0Z`, c.light))
      .join('') +
    rect(0, 560, WIDTH, 170, c.ground) +
    rect(0, 612, WIDTH, 10, c.middle) +
    rect(820, 560, 130, 56, c.accent) +
    path('M954 580h44l26 22v14h-70Z', c.light) +
    circle(856, 618, 15, c.near) +
    circle(990, 618, 15, c.near),
  laboratory: (c) =>
    rect(0, 0, WIDTH, 520, c.sky) +
    rect(70, 110, 500, 150, c.low) +
    rect(700, 110, 510, 150, c.low) +
    [240, 300].map((y) => rect(90, y, 460, 10, c.near) + rect(720, y, 470, 10, c.near)).join('') +
    times(9, (index) =>
      rect(
        110 + index * 48,
        178 + uneven(index) * 26,
        28,
        62 - uneven(index) * 26,
        index % 3 ? c.middle : c.accent,
        5,
      ),
    ) +
    times(9, (index) =>
      rect(
        742 + index * 49,
        182 + uneven(index + 20) * 24,
        26,
        58 - uneven(index + 20) * 24,
        index % 4 ? c.far : c.near,
        5,
      ),
    ) +
    rect(0, 520, WIDTH, 22, c.light) +
    rect(0, 542, WIDTH, 180, c.near) +
    path('M300 340h60v70l66 110H234l66 -110Z', c.light) +
    path('M276 450h108l42 70H234Z', c.accent) +
    path('M520 380h36v44a56 56 0 1 1-36 0Z', c.light) +
    path('M486 480a56 56 0 0 0 104 0Z', c.middle) +
    times(
      5,
      (index) =>
        rect(680 + index * 40, 410, 22, 100, c.light, 11) +
        rect(
          680 + index * 40,
          450 - uneven(index) * 26,
          22,
          60 + uneven(index) * 26,
          index % 2 ? c.accent : c.middle,
          11,
        ),
    ) +
    rect(666, 470, 210, 16, c.ground) +
    path(
      'M1010 520v-26h60c40 -40 30 -110 -20 -128l20 -40 -36 -18 -60 118 38 20 12 -24c26 16 26 46 2 66h-76v32Z',
      c.ground,
    ) +
    times(5, (index) => rect(40 + index * 250, 580, 210, 140, c.ground, 6)),
  warehouse: (c) =>
    path('M0 140 640 40 1280 140V720H0Z', c.far) +
    times(7, (index) => stroke(`M${40 + index * 200} 110V560`, c.middle, 12)) +
    times(
      3,
      (row) =>
        rect(40, 250 + row * 112, 480, 14, c.near) + rect(760, 250 + row * 112, 480, 14, c.near),
    ) +
    times(3, (row) =>
      times(6, (index) => {
        const height = 46 + uneven(row * 9 + index) * 40;
        return (
          rect(
            56 + index * 78,
            250 + row * 112 - height,
            62,
            height,
            (index + row) % 3 ? c.low : c.accent,
          ) +
          rect(
            776 + index * 78,
            250 + row * 112 - height,
            62,
            height,
            (index + row) % 4 ? c.light : c.middle,
          )
        );
      }),
    ) +
    times(
      2,
      (side) =>
        rect(40 + side * 720, 200, 12, 370, c.near) + rect(508 + side * 720, 200, 12, 370, c.near),
    ) +
    rect(0, 560, WIDTH, 170, c.ground) +
    path('M560 560h160l130 160H430Z', c.near) +
    rect(586, 420, 90, 120, c.accent, 8) +
    rect(600, 436, 56, 50, c.light) +
    stroke('M690 380V548H760', c.light, 9) +
    rect(700, 486, 70, 56, c.low) +
    circle(606, 548, 20, c.near) +
    circle(660, 548, 20, c.near),
  farm: (c) =>
    circle(900, 230, 74, c.light) +
    cloud(200, 200, 160, c.light) +
    hill(720, [400, 340, 390, 330, 380], c.far) +
    hill(720, [450, 430, 470, 420, 450], c.middle) +
    path('M330 430V340l70 -50 70 50v90Z', c.accent) +
    path('M318 344 400 282l82 62Z', c.ground) +
    rect(378, 376, 44, 54, c.light) +
    rect(490, 320, 54, 112, c.light) +
    path('M490 320a27 30 0 0 1 54 0Z', c.near) +
    path('M0 470C300 440 900 440 1280 476V720H0Z', c.near) +
    times(11, (index) =>
      stroke(
        `M${640 + (index - 5) * 34} 458L${640 + (index - 5) * 300} 720`,
        index % 2 ? c.middle : c.low,
        12,
      ),
    ) +
    times(4, (index) => tree(800 + index * 110, 460, 90 + uneven(index) * 40, c.ground, c.ground)),
  servers: (c) =>
    path('M0 0H1280L900 240V470L1280 720H0L380 470V240Z', c.middle) +
    path('M380 240H900V470H380Z', c.low) +
    path('M380 470H900L1280 720H0Z', c.far) +
    times(4, (index) => {
      const near = index * 104;
      const top = 60 + index * 52;
      const bottom = 660 - index * 54;
      const rows = times(6, (row) => {
        const y = top + 20 + ((bottom - top - 30) / 6) * row;
        return (
          rect(near + 16, Math.round(y), 66, 7, c.light) +
          circle(near + 24, Math.round(y) + 20, 4, row % 3 ? c.light : c.accent) +
          rect(1198 - near, Math.round(y), 66, 7, c.light) +
          circle(1256 - near, Math.round(y) + 20, 4, (row + index) % 4 ? c.light : c.accent)
        );
      });
      return (
        rect(near, top, 96, bottom - top, c.ground) +
        rect(1184 - near, top, 96, bottom - top, c.ground) +
        rows
      );
    }) +
    rect(590, 290, 100, 180, c.near) +
    rect(604, 304, 34, 166, c.light) +
    rect(644, 304, 34, 166, c.light) +
    stroke('M640 470V720', c.light, 4) +
    times(5, (index) => rect(440 + index * 88, 244, 50, 8, c.light)),
  office: (c) =>
    rect(0, 0, WIDTH, 560, c.low) +
    [60, 460, 860]
      .map(
        (x, index) =>
          rect(x, 100, 360, 300, c.sky) +
          `<svg x="${x}" y="100" width="360" height="300" viewBox="${x} 100 360 300">${skyline(400, { low: 50, high: 210, step: 60 }, index % 2 ? c.middle : c.far, 61 + index)}</svg>` +
          stroke(`M${x + 180} 100V400`, c.light, 8),
      )
      .join('') +
    times(
      4,
      (index) =>
        stroke(`M${160 + index * 320} 0V120`, c.near, 4) +
        path(`M${120 + index * 320} 160a40 44 0 0 1 80 0Z`, c.accent),
    ) +
    rect(0, 556, WIDTH, 170, c.near) +
    [120, 520, 920]
      .map(
        (x, index) =>
          rect(x, 470, 280, 16, c.ground) +
          rect(x + 14, 486, 10, 110, c.ground) +
          rect(x + 256, 486, 10, 110, c.ground) +
          rect(x + 60, 370, 120, 80, c.ground, 6) +
          rect(x + 68, 378, 104, 64, index === 1 ? c.accent : c.middle) +
          rect(x + 112, 450, 16, 20, c.ground) +
          circle(x + 222, 388, 24, SKIN) +
          path(`M${x + 184} 480v-34a38 34 0 0 1 76 0v34Z`, index === 1 ? c.middle : c.accent),
      )
      .join('') +
    tree(1240, 590, 190, c.middle, c.ground) +
    tree(40, 590, 190, c.middle, c.ground),
  callcentre: (c) =>
    rect(0, 0, WIDTH, 560, c.sky) +
    times(6, (index) => rect(50 + index * 210, 70, 150, 16, c.light)) +
    rect(90, 130, 1100, 170, c.low) +
    stroke('M120 260 300 210 480 236 660 180 840 208 1010 160 1160 190', c.accent, 8) +
    times(18, (index) =>
      rect(130 + index * 58, 290 - uneven(index) * 70, 30, uneven(index) * 70 + 6, c.far),
    ) +
    rect(0, 556, WIDTH, 170, c.near) +
    times(5, (index) => {
      const x = 60 + index * 240;
      return (
        rect(x, 400, 200, 180, c.middle, 10) +
        circle(x + 100, 372, 40, SKIN) +
        path(`M${x + 30} 520v-50a70 62 0 0 1 140 0v50Z`, index % 2 ? c.accent : c.light) +
        stroke(`M${x + 58} 376a42 42 0 0 1 84 0`, c.ground, 9) +
        rect(x + 48, 364, 16, 32, c.ground, 7) +
        rect(x + 136, 364, 16, 32, c.ground, 7) +
        rect(x - 6, 500, 212, 22, c.ground, 4)
      );
    }),
  library: (c) =>
    rect(0, 0, WIDTH, 720, c.low) +
    times(
      3,
      (row) =>
        rect(60, 250 + row * 140, 1160, 14, c.near) +
        times(26, (index) => {
          if (uneven(index + row * 40) < 0.12) return '';
          const height = 66 + uneven(index * 3 + row) * 46;
          const colour =
            [c.middle, c.far, c.near, c.accent, c.ground][
              Math.floor(uneven(index * 5 + row * 3) * 5)
            ] ?? c.near;
          return rect(
            76 + index * 43.5,
            250 + row * 140 - height,
            24 + uneven(index + row) * 12,
            height,
            colour,
            3,
          );
        }),
    ) +
    rect(60, 110, 14, 440, c.near) +
    rect(1206, 110, 14, 440, c.near) +
    rect(0, 600, WIDTH, 130, c.ground) +
    rect(440, 500, 400, 18, c.light) +
    rect(470, 518, 14, 110, c.light) +
    rect(796, 518, 14, 110, c.light) +
    circle(560, 404, 30, SKIN) +
    path('M512 500v-28a48 42 0 0 1 96 0v28Z', c.accent) +
    circle(720, 404, 30, SKIN) +
    path('M672 500v-28a48 42 0 0 1 96 0v28Z', c.light) +
    path('M610 500l30 -14 30 14v-20l-30 -12 -30 12Z', c.light),
  solar: (c) =>
    circle(980, 210, 80, c.light) +
    hill(720, [420, 380, 430, 370, 410], c.far) +
    hill(720, [470, 440, 480, 450, 470], c.middle) +
    [220, 420, 1120]
      .map(
        (x, index) =>
          stroke(`M${x} ${240 + index * 24}V470`, c.light, 8) +
          `<g transform="translate(${x - 50} ${190 + index * 24})">${around(3, () => path('M47 46C42 32 46 4 52 -30C57 6 57 34 53 46Z', c.light))}</g>`,
      )
      .join('') +
    path('M0 480C400 460 900 460 1280 484V720H0Z', c.near) +
    times(3, (row) =>
      times(6 - row, (index) => {
        const x = 40 + row * 26 + index * (210 + row * 36);
        const y = 490 + row * 68;
        const size = 1 + row * 0.25;
        return `<g transform="translate(${x} ${y}) scale(${size})">${path('M24 0H164L140 44H0Z', c.ground)}${stroke('M12 22H152M70 0 46 44M117 0 93 44', c.far, 2)}${rect(64, 44, 8, 16, c.light)}</g>`;
      }),
    ),
  port: (c) =>
    circle(300, 240, 70, c.light) +
    hill(720, [440, 420, 440, 425, 440], c.far) +
    [700, 960]
      .map(
        (x) =>
          stroke(
            `M${x} 560V250M${x + 120} 560V250M${x - 190} 250H${x + 190}M${x + 60} 170 ${x - 190} 250M${x + 60} 170 ${x + 190} 250M${x + 60} 170V250M${x} 400H${x + 120}`,
            c.accent,
            11,
          ) + stroke(`M${x - 110} 250V340`, c.ground, 4),
      )
      .join('') +
    path('M60 470H560L520 580H110Z', c.ground) +
    rect(120, 380, 66, 90, c.light) +
    windows({ x: 130, y: 392, columns: 3, rows: 1 }, { width: 12, height: 12, gap: 6 }, [c.near]) +
    times(3, (row) =>
      times(6 - row, (index) =>
        rect(
          208 + index * 56,
          442 - row * 30,
          52,
          27,
          [c.accent, c.middle, c.light, c.near][(index + row * 2) % 4] ?? c.near,
        ),
      ),
    ) +
    rect(0, 560, WIDTH, 170, c.middle) +
    times(8, (index) => rect(30 + uneven(index) * 560, 590 + index * 14, 120, 5, c.light)) +
    rect(620, 556, 660, 170, c.ground) +
    times(2, (row) =>
      times(7, (index) =>
        rect(
          650 + index * 88,
          520 - row * 44,
          82,
          40,
          [c.light, c.middle, c.accent, c.near][(index * 3 + row) % 4] ?? c.near,
        ),
      ),
    ),
  carplant: (c) =>
    rect(0, 0, WIDTH, 560, c.low) +
    times(8, (index) => path(`M${index * 170} 0h110l-20 90H${index * 170 + 20}Z`, c.light)) +
    rect(0, 130, WIDTH, 14, c.far) +
    times(4, (index) => rect(index * 330 + 20, 180, 250, 200, c.sky)) +
    rect(0, 556, WIDTH, 170, c.ground) +
    rect(0, 540, WIDTH, 24, c.near) +
    times(26, (index) => circle(26 + index * 50, 552, 7, c.far)) +
    [150, 760]
      .map(
        (x, index) =>
          path(
            `M${x} 510l20 -66 60 -16 60 -64h140l64 60 50 14 14 72Z`,
            index ? c.accent : c.middle,
          ) +
          path(`M${x + 110} 428l42 -46h56v46Zm112 0v-46h46l44 46Z`, c.light) +
          circle(x + 96, 514, 38, c.ground) +
          ring(x + 96, 514, 18, c.far, 8) +
          circle(x + 320, 514, 38, c.ground) +
          ring(x + 320, 514, 18, c.far, 8),
      )
      .join('') +
    stroke('M640 144V230L560 320 600 400', c.near, 26) +
    circle(640, 230, 22, c.accent) +
    circle(560, 320, 20, c.accent) +
    stroke('M600 400l-24 26M600 400l26 20', c.ground, 10),
  studio: (c) =>
    rect(0, 0, WIDTH, 720, c.near) +
    circle(640, 350, 330, c.middle) +
    circle(640, 350, 240, c.far) +
    rect(330, 190, 620, 330, c.ground, 18) +
    rect(352, 212, 576, 286, c.low, 6) +
    `<svg x="352" y="212" width="576" height="286" viewBox="352 212 576 286">${circle(780, 300, 44, c.light)}${path('M352 470 520 320 620 410 720 340 928 480V498H352Z', c.middle)}${path('M352 498 460 420 600 498Z', c.accent)}</svg>` +
    circle(640, 355, 46, c.light) +
    path('M626 330 666 355 626 380Z', c.ground) +
    stroke('M140 600V330M70 640 140 600 210 640', c.ground, 12) +
    path('M90 250l110 26 -18 80 -110 -26Z', c.accent) +
    path('M200 276l60 -10 -20 110 -58 -20Z', c.light) +
    stroke('M1140 640V400M1080 660 1140 620 1200 660', c.ground, 12) +
    rect(1070, 320, 130, 86, c.ground, 10) +
    path('M1070 350l-50 -26v80l50 -26Z', c.ground) +
    circle(1110, 300, 34, c.ground) +
    circle(1174, 300, 34, c.ground) +
    rect(0, 630, WIDTH, 100, c.ground),
  network: (c) =>
    hill(720, [500, 460, 500, 450, 490], c.far) +
    skyline(600, { low: 50, high: 190, step: 92 }, c.middle, 71) +
    [260, 700, 1060]
      .map(
        (x, index) =>
          stroke(
            `M${x} ${220 + index * 30}L${x - 60} 600M${x} ${220 + index * 30}L${x + 60} 600M${x - 40} 480H${x + 40}M${x - 26} 390H${x + 26}`,
            c.near,
            9,
          ) +
          circle(x, 216 + index * 30, 14, c.accent) +
          times(3, (wave) =>
            stroke(
              `M${x - 40 - wave * 34} ${250 + index * 30 + wave * 20}a${60 + wave * 36} ${60 + wave * 36} 0 0 1 0 -${70 + wave * 40}M${x + 40 + wave * 34} ${250 + index * 30 + wave * 20}a${60 + wave * 36} ${60 + wave * 36} 0 0 0 0 -${70 + wave * 40}`,
              c.light,
              6,
            ),
          ),
      )
      .join('') +
    rect(0, 596, WIDTH, 130, c.ground) +
    times(7, (index) => tree(60 + index * 190, 622, 80 + uneven(index) * 50, c.near, c.near)),
  circuit: (c) =>
    rect(0, 0, WIDTH, 720, c.near) +
    times(
      9,
      (index) =>
        stroke(
          `M0 ${90 + index * 66}H${180 + uneven(index) * 160}l60 ${index < 4 ? 40 : -40}H520`,
          index % 3 ? c.middle : c.far,
          7,
        ) +
        stroke(
          `M1280 ${90 + index * 66}H${1100 - uneven(index + 9) * 160}l-60 ${index < 4 ? 40 : -40}H760`,
          index % 2 ? c.middle : c.far,
          7,
        ) +
        circle(150 + uneven(index) * 120, 90 + index * 66, 12, index % 3 ? c.light : c.accent) +
        circle(1130 - uneven(index + 9) * 120, 90 + index * 66, 12, index % 2 ? c.light : c.accent),
    ) +
    times(8, (index) => rect(486, 214 + index * 37, 308, 14, c.light)) +
    times(8, (index) => rect(504 + index * 36, 196, 14, 328, c.light)) +
    rect(510, 220, 260, 280, c.ground, 16) +
    rect(560, 275, 160, 170, c.middle, 10) +
    rect(594, 312, 92, 96, c.accent, 8),
  shieldwall: (c) =>
    rect(0, 0, WIDTH, 720, c.middle) +
    times(6, (index) => ring(640, 360, 190 + index * 96, index % 2 ? c.far : c.near, 30)) +
    path('M640 150 810 206V350C810 450 740 520 640 566C540 520 470 450 470 350V206Z', c.ground) +
    path('M640 182 782 228V350C782 432 724 492 640 532C556 492 498 432 498 350V228Z', c.light) +
    path('M640 182V532C556 492 498 432 498 350V228Z', c.low) +
    circle(640, 326, 42, c.accent) +
    path('M622 340h36l18 90h-72Z', c.accent) +
    times(10, (index) =>
      circle(100 + uneven(index) * 1080, 110 + uneven(index + 30) * 500, 9, c.light),
    ),
  market: (c) =>
    rect(0, 0, WIDTH, 560, c.sky) +
    times(6, (index) => stroke(`M${110 + index * 212} 0V250`, c.low, 4)) +
    times(6, (index) => {
      const x = 30 + index * 212;
      return (
        rect(x, 232, 160, 218, c.light, 12) +
        rect(x + 14, 246, 132, 120, index % 2 ? c.far : c.low, 6) +
        rect(x + 14, 382, 92, 12, c.middle, 6) +
        rect(x + 14, 404, 58, 12, c.far, 6) +
        circle(x + 132, 424, 13, c.accent)
      );
    }) +
    path('M66 350v-54h22v-18h46v18h22v54Z', c.near) +
    path('M290 356l16 -78h40l16 78Z', c.accent) +
    path('M312 280a14 14 0 0 1 28 0', c.near) +
    circle(534, 312, 40, c.near) +
    circle(534, 312, 22, c.low) +
    path('M694 352v-40l50 -30 50 30v40Z', c.near) +
    rect(918, 280, 80, 60, c.near, 6) +
    rect(946, 340, 24, 16, c.near) +
    path('M1126 352c-6 -40 10 -60 44 -78c34 18 50 38 44 78Z', c.accent) +
    rect(0, 556, WIDTH, 170, c.near) +
    rect(0, 590, WIDTH, 16, c.ground) +
    rect(540, 478, 180, 112, c.accent, 6) +
    rect(616, 478, 28, 50, c.light) +
    rect(400, 516, 130, 74, c.low, 6) +
    rect(453, 516, 24, 34, c.accent) +
    rect(732, 530, 110, 60, c.light, 6) +
    rect(776, 530, 22, 26, c.middle),
} as const satisfies Readonly<Record<string, Scene>>;
