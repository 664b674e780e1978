import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { Value } from 'typebox/value';

/** The config of a brand, from the content of a site. */
export const readBrandConfig = (contentDir: string, brand: Brand): BrandConfig => {
  const file = join(contentDir, `brand-configs/${brand}.json`);
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  Value.Assert(BrandConfig, config);
  return config;
};
