import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { MARK_LETTERS } from './mark-letters.ts';

type MarkedBrand = Pick<BrandConfig, 'name' | 'colours'>;

/** Half the height of a capital of the display font, in its units. */
const HALF_CAPITAL = 685;
/** Of the icon's side, in 32 units: a plain icon fills it, a maskable one must survive a circle of 80 %. */
const SCALES = { any: 0.0158, maskable: 0.0115 } as const;

export type IconPurpose = keyof typeof SCALES;

const markLetterOf = ({ name }: Pick<BrandConfig, 'name'>): string => {
  const letter = name
    .replace(/[^A-Za-z]/g, '')
    .charAt(0)
    .toUpperCase();
  return letter === '' ? 'B' : letter;
};

/** The brand's mark as SVG: its first letter on its accent colour. */
export const brandMark = (brand: MarkedBrand, purpose: IconPurpose = 'any'): string => {
  const { accent, onAccent } = brand.colours.light;
  const { path, middle } = MARK_LETTERS[markLetterOf(brand)] ?? { path: '', middle: 0 };
  const corner = purpose === 'any' ? ' rx="4"' : '';
  const scale = SCALES[purpose];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corner} fill="${accent}"/>` +
    `<path transform="translate(16 16) scale(${scale} -${scale}) translate(${-middle} -${HALF_CAPITAL})" ` +
    `fill="${onAccent}" stroke="${onAccent}" stroke-width="50" d="${path}"/></svg>`
  );
};

interface MarkIcon {
  readonly size: number;
  readonly purpose: IconPurpose;
}

/** The pictures that a build makes of a mark. Phones of Apple round the corners of a square one themselves. */
export const MARK_ICONS = {
  'icon-192': { size: 192, purpose: 'any' },
  'icon-512': { size: 512, purpose: 'any' },
  'icon-maskable-192': { size: 192, purpose: 'maskable' },
  'icon-maskable-512': { size: 512, purpose: 'maskable' },
  'apple-touch-icon': { size: 180, purpose: 'maskable' },
} as const satisfies Readonly<Record<string, MarkIcon>>;
export type MarkIconName = keyof typeof MARK_ICONS;
export const MARK_ICON_NAMES = Object.keys(MARK_ICONS) as readonly MarkIconName[];

/** The file of a picture in a build, named by what its mark shows: a brand that has changed since has none. */
export const markIconFile = (brand: MarkedBrand, name: MarkIconName): string => {
  const { accent, onAccent } = brand.colours.light;
  const mark = `${markLetterOf(brand)}-${accent}-${onAccent}`.replaceAll('#', '').toLowerCase();
  return `${name}-${mark}.png`;
};
