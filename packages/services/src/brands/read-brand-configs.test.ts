import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrandConfigs } from './read-brand-configs.ts';
import { syncBrands } from './sync-brands.ts';

const CONFIGS = fileURLToPath(new URL('../../../../brand-configs', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-brands-'));
  cpSync(CONFIGS, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (change: (config: Record<string, unknown>) => void): void => {
  const file = join(folder, 'tech.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(config);
  writeFileSync(file, JSON.stringify(config));
};

describe('brand configs', () => {
  it('are read, one of each brand', async () => {
    expect((await readBrandConfigs(folder)).map(({ brand }) => brand)).toEqual([
      'tech',
      'management',
    ]);
  });

  it('say which file is wrong, and how', async () => {
    edit((config) => {
      config.hosts = [];
    });
    await expect(readBrandConfigs(folder)).rejects.toThrow(
      /tech\.json is not as expected: \/hosts must not have fewer/,
    );
    writeFileSync(join(folder, 'tech.json'), '{');
    await expect(readBrandConfigs(folder)).rejects.toThrow(/tech\.json is not JSON/);
    rmSync(join(folder, 'tech.json'));
    await expect(readBrandConfigs(folder)).rejects.toThrow(/tech\.json cannot be read: ENOENT/);
  });

  it('bring the database up to date when they change', async () => {
    const { database, close } = await createTestDatabase();
    edit((config) => {
      const [first] = config.categories as { label: string }[];
      if (first) first.label = 'Back End';
      config.applyLimit = 12;
      (config.plans as { bothSaveRupees: number }).bothSaveRupees = 501;
    });
    await syncBrands(database, await readBrandConfigs(folder));
    const row = await database
      .selectFrom('categories')
      .select('label')
      .where('brand', '=', 'tech')
      .where('data_id', '=', 1)
      .executeTakeFirst();
    expect(row?.label).toBe('Back End');
    const rules = await database
      .selectFrom('brand_rules')
      .selectAll()
      .orderBy('apply_limit')
      .execute();
    const selling = (name: string, bothSaveRupees: number) =>
      expect.objectContaining({
        plans: expect.objectContaining({ bothSaveRupees }),
        seller: expect.objectContaining({ name, gstin: expect.any(String) }),
        gstPercent: 18,
      });
    const early = { early_hours: 72, early_applications: 10, unpaid_minutes: 60 };
    expect(rules).toEqual([
      {
        ...early,
        brand: 'tech',
        has_competition: false,
        apply_limit: 12,
        selling: selling('Broadsheet Tech Private Limited', 501),
      },
      {
        ...early,
        brand: 'management',
        has_competition: true,
        apply_limit: 30,
        selling: selling('Broadsheet Management Private Limited', 499),
      },
    ]);
    await close();
  });
});
