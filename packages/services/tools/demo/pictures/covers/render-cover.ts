import { CITY_SCENES, type Scene } from './city-scenes.ts';
import { COVER_COLOURS, type CoverColours } from './cover-colours.ts';
import { HEIGHT, WIDTH } from './shapes.ts';
import { WORK_SCENES } from './work-scenes.ts';

const SCENES = { ...CITY_SCENES, ...WORK_SCENES } as const satisfies Readonly<
  Record<string, Scene>
>;
type SceneName = keyof typeof SCENES;

/** Every illustration by its name, with its scene and colours. */
const COVERS = {
  'skyline-morning': ['skyline', 'morning'],
  'skyline-dusk': ['skyline', 'dusk'],
  campus: ['campus', 'green'],
  columns: ['columns', 'sand'],
  'columns-blue': ['columns', 'morning'],
  shopfront: ['shopfront', 'lilac'],
  hospital: ['hospital', 'mint'],
  hotel: ['hotel', 'dusk'],
  cranes: ['cranes', 'sand'],
  bridge: ['bridge', 'morning'],
  factory: ['factory', 'dusk'],
  laboratory: ['laboratory', 'mint'],
  warehouse: ['warehouse', 'sand'],
  farm: ['farm', 'green'],
  servers: ['servers', 'night'],
  office: ['office', 'morning'],
  'office-warm': ['office', 'sand'],
  callcentre: ['callcentre', 'lilac'],
  library: ['library', 'sand'],
  solar: ['solar', 'green'],
  port: ['port', 'morning'],
  carplant: ['carplant', 'morning'],
  studio: ['studio', 'dusk'],
  network: ['network', 'lilac'],
  circuit: ['circuit', 'night'],
  shield: ['shieldwall', 'night'],
  market: ['market', 'mint'],
} as const satisfies Readonly<Record<string, readonly [SceneName, keyof typeof COVER_COLOURS]>>;
export type CoverName = keyof typeof COVERS;

const renderCover = (scene: SceneName, colours: CoverColours): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.sky}"/><stop offset=".75" stop-color="${colours.low}"/></linearGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `${SCENES[scene](colours)}</svg>`,
  ].join('');

/** All cover illustrations of the demo, 16:9. */
export const renderCovers = (): readonly { readonly name: CoverName; readonly svg: string }[] =>
  (Object.keys(COVERS) as CoverName[]).map((name) => {
    const [scene, colours] = COVERS[name];
    return { name, svg: renderCover(scene, COVER_COLOURS[colours]) };
  });
