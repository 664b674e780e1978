import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import {
  brandMark,
  MARK_ICON_NAMES,
  MARK_ICONS,
  type MarkIconName,
  markIconFile,
} from '@broadsheet/theme/brand-mark';
import sharp from 'sharp';

const CONFIGS = fileURLToPath(new URL('../../brand-configs/', import.meta.url));
/** The units of a mark. */
const MARK_SIDE = 32;
const POINTS_PER_INCH = 72;

const readBrand = (brand: string): BrandConfig =>
  JSON.parse(readFileSync(join(CONFIGS, `${brand}.json`), 'utf8')) as BrandConfig;

const renderIcon = (brand: BrandConfig, name: MarkIconName): Promise<Buffer> => {
  const { size, purpose } = MARK_ICONS[name];
  const density = (POINTS_PER_INCH * size) / MARK_SIDE;
  return sharp(Buffer.from(brandMark(brand, purpose)), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
};

/** Renders the mark of each brand in its sizes. @returns PNG by the name of its file */
export const renderBrandIcons = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const icons = BRANDS.map(readBrand).flatMap((brand) =>
    MARK_ICON_NAMES.map(
      async (name) => [markIconFile(brand, name), await renderIcon(brand, name)] as const,
    ),
  );
  return new Map(await Promise.all(icons));
};
