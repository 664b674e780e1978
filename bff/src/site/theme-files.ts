import { createHash } from 'node:crypto';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { versionedAsset } from '@broadsheet/contract/versioned-asset';
import { themeCss } from '@broadsheet/theme/theme-css';
import { type TextBody, textBodyOf } from '../http/encoding/text-body.ts';

export interface ThemeFile {
  readonly href: string;
  readonly body: TextBody;
}

const files = new WeakMap<BrandConfig, ThemeFile>();

/** The stylesheet of a brand under an address that changes with its content. */
export const themeFileOf = (brand: BrandConfig): ThemeFile => {
  const known = files.get(brand);
  if (known) return known;
  const css = themeCss(brand);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const href = versionedAsset(brand, `/theme/${brand.brand}-${hash}.css`);
  const file = { href, body: textBodyOf(css) };
  files.set(brand, file);
  return file;
};
