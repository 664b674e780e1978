/** Draws the pictures of the demo, and writes them to layouts/images and their digests to picture-list.ts. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOfImage } from '@broadsheet/content-store/image-files';
import { PORTRAIT } from '@broadsheet/contract/entities/portrait';
import { EMPLOYER_PICTURES } from '@broadsheet/contract/entities/staff-employer';
import sharp, { type Sharp } from 'sharp';
import { renderCovers } from './covers/render-cover.ts';
import { renderAppPictures } from './heroes/app-pictures.ts';
import { renderHeroes } from './heroes/render-hero.ts';
import { type LogoSubject, renderLogos } from './logos/render-logo.ts';
import { renderOffices } from './offices/render-office.ts';
import { APP_PICTURES, COVERS, HEROES, LOGOS, OFFICES, PORTRAITS } from './picture-list.ts';
import { renderPortraits } from './portraits/render-portrait.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Twice the size of a company's mark on its page. */
const LOGO_PIXELS = 144;
const COVER_WIDTH = 1120;
const COVER_HEIGHT = 630;
const COVER_QUALITIES = [62, 52, 42];
const MAX_COVER_BYTES = 13_500;
/** About twice the width of a phone's row: an employer has several. */
const OFFICE_WIDTH = 720;
const OFFICE_HEIGHT = 480;
/** Twice the size beside the job search */
const HERO_SIZE = { width: 960, height: 320 };
/** The same beside the links to app stores. */
const APP_SIZE = { width: 800, height: 600 };
const SCENE_QUALITY = 70;
/** Two and a half times the size on a phone. */
const NARROW_HERO_SIZE = { width: 320, height: 240 };
const NARROW_APP_SIZE = { width: 240, height: 288 };
const NARROW_SCENE_QUALITY = 55;
const OFFICE_QUALITY = 60;
const PORTRAIT_PIXELS = PORTRAIT.maxSize.width;
const NARROW_COVER = EMPLOYER_PICTURES.cover.narrowWidth;
const NARROW_OFFICE = EMPLOYER_PICTURES.office.narrowWidth;

const writeImage = async (bytes: Buffer): Promise<string> => {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const file = join(ROOT, fileOfImage(digest));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return digest;
};

const writeLogo = async (svg: string): Promise<string> =>
  writeImage(
    await sharp(Buffer.from(svg), { density: 288 })
      .resize(LOGO_PIXELS, LOGO_PIXELS)
      .flatten({ background: '#ffffff' })
      .webp({ quality: 78, effort: 6, smartSubsample: true })
      .toBuffer(),
  );

interface WrittenPicture {
  readonly digest: string;
  /** The digest of its narrow version. */
  readonly narrow: string;
  /** The most frequent colour, as #rrggbb. */
  readonly colour: string;
}

const findColour = async (bytes: Buffer): Promise<string> => {
  const { dominant } = await sharp(bytes).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
};

const encodeIllustration = (illustration: Sharp, quality: number): Promise<Buffer> =>
  illustration
    .clone()
    .webp({ quality, effort: 6, smartSubsample: true, preset: 'drawing' })
    .toBuffer();

const renderAt = (svg: string, width: number, height: number): Sharp =>
  sharp(Buffer.from(svg)).resize(width, height).flatten({ background: '#ffffff' });

const writeOffice = async (svg: string): Promise<WrittenPicture> => {
  const bytes = await encodeIllustration(
    renderAt(svg, OFFICE_WIDTH, OFFICE_HEIGHT),
    OFFICE_QUALITY,
  );
  const narrow = await encodeIllustration(
    renderAt(svg, NARROW_OFFICE, NARROW_OFFICE / 1.5),
    OFFICE_QUALITY,
  );
  return {
    digest: await writeImage(bytes),
    narrow: await writeImage(narrow),
    colour: await findColour(bytes),
  };
};

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Without a background of its own. */
const writeTransparent = async (
  svg: string,
  { width, height }: PictureSize,
  quality: number,
): Promise<string> =>
  writeImage(
    await sharp(Buffer.from(svg))
      .resize(width, height)
      .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true, preset: 'drawing' })
      .toBuffer(),
  );

const writePortrait = async (svg: string): Promise<string> =>
  writeImage(
    await encodeIllustration(
      sharp(Buffer.from(svg), { density: 144 }).resize(PORTRAIT_PIXELS, PORTRAIT_PIXELS).flatten(),
      72,
    ),
  );

/** Detailed illustrations get a lower quality, so that none is heavy on a phone. */
const writeCover = async (svg: string): Promise<WrittenPicture> => {
  const picture = renderAt(svg, COVER_WIDTH, COVER_HEIGHT);
  for (const quality of COVER_QUALITIES) {
    const bytes = await encodeIllustration(picture, quality);
    if (bytes.length > MAX_COVER_BYTES) continue;
    const narrow = await encodeIllustration(
      renderAt(svg, NARROW_COVER, (NARROW_COVER * COVER_HEIGHT) / COVER_WIDTH),
      quality,
    );
    return {
      digest: await writeImage(bytes),
      narrow: await writeImage(narrow),
      colour: await findColour(bytes),
    };
  }
  throw new Error(`a cover has more than ${MAX_COVER_BYTES} bytes at every quality`);
};

const subjectName = (subject: LogoSubject): string =>
  subject.kind === 'sign'
    ? 'sign'
    : `${subject.kind}:${subject.kind === 'motif' ? subject.motif : subject.letter}`;

await Promise.all(
  [
    ...LOGOS.map(([, digest]) => digest),
    ...[...Object.values(COVERS), ...OFFICES].flatMap(({ digest, narrow }) => [digest, narrow]),
    ...[...Object.values(HEROES), ...Object.values(APP_PICTURES)].flatMap(({ wide, narrow }) => [
      wide,
      narrow,
    ]),
    ...Object.values(PORTRAITS).flat(),
  ].map((digest) => rm(join(ROOT, fileOfImage(digest)), { force: true })),
);
const logoLines: string[] = [];
for (const { subject, svg } of renderLogos())
  logoLines.push(`  ['${subjectName(subject)}', '${await writeLogo(svg)}'],`);
const coverLines: string[] = [];
for (const { name, svg } of renderCovers()) {
  const { digest, narrow, colour } = await writeCover(svg);
  coverLines.push(
    `  ${/-/.test(name) ? `'${name}'` : name}: {\n    digest: '${digest}',\n    narrow: '${narrow}',\n    colour: '${colour}',\n  },`,
  );
}
const officeLines: string[] = [];
for (const { house, room, svg } of renderOffices()) {
  const { digest, narrow, colour } = await writeOffice(svg);
  officeLines.push(
    `  {\n    house: '${house}',\n    room: '${room}',\n    digest: '${digest}',\n    narrow: '${narrow}',\n    colour: '${colour}',\n  },`,
  );
}
interface Scene {
  readonly name: string;
  readonly svg: string;
  readonly narrowSvg: string;
}

/** The lines of a list that has each scene in both sizes. */
const writeScenes = async (
  scenes: readonly Scene[],
  size: PictureSize,
  narrowSize: PictureSize,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const { name, svg, narrowSvg } of scenes) {
    const wide = await writeTransparent(svg, size, SCENE_QUALITY);
    const narrow = await writeTransparent(narrowSvg, narrowSize, NARROW_SCENE_QUALITY);
    lines.push(`  ${name}: {\n    wide: '${wide}',\n    narrow: '${narrow}',\n  },`);
  }
  return lines;
};
const appLines = await writeScenes(renderAppPictures(), APP_SIZE, NARROW_APP_SIZE);
const heroLines = await writeScenes(renderHeroes(), HERO_SIZE, NARROW_HERO_SIZE);
const portraitLines = { woman: [] as string[], man: [] as string[] };
for (const { kind, svg } of renderPortraits())
  portraitLines[kind].push(`    '${await writePortrait(svg)}',`);
const list = [
  '/** Written by write-pictures.ts: the digests of the pictures in layouts/images. */',
  'export const LOGOS = [',
  ...logoLines,
  '] as const;',
  '',
  'export const COVERS = {',
  ...coverLines,
  '} as const;',
  '',
  'export const OFFICES = [',
  ...officeLines,
  '] as const;',
  '',
  '/** Named by layouts/home.json. */',
  'export const HEROES = {',
  ...heroLines,
  '} as const;',
  '',
  '/** Named by layouts/app.json. */',
  'export const APP_PICTURES = {',
  ...appLines,
  '} as const;',
  '',
  'export const PORTRAITS = {',
  '  woman: [',
  ...portraitLines.woman,
  '  ],',
  '  man: [',
  ...portraitLines.man,
  '  ],',
  '} as const;',
  '',
];
await writeFile(fileURLToPath(new URL('picture-list.ts', import.meta.url)), list.join('\n'));
