import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@broadsheet/contract/brand';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('./playwright.config.ts', import.meta.url));
const FIXTURES = join(ROOT, 'renderer/dist/server/fixtures.json');

/** What `appearance.pictures.ts` compares. */
export interface Compared {
  readonly beforePort: number;
  readonly afterPort: number;
  /** Names of fixtures by block type. */
  readonly fixtures: Readonly<Record<string, readonly string[]>>;
  /** Addresses by page kind. */
  readonly pages: Readonly<Record<Brand, Readonly<Record<string, string>>>>;
  /** Each fixture in every setting, or in one of them by turns. */
  readonly settings: 'all' | 'by turns';
  /** How often the picture after is taken and compared with the one before; more than once shows what is not stable. */
  readonly runs: number;
}

/** Names of the fixtures of every block type, as built. */
export const readFixtureNames = (): Record<string, string[]> => {
  const built: Record<string, object> = JSON.parse(readFileSync(FIXTURES, 'utf8'));
  return Object.fromEntries(
    Object.entries(built).map(([type, fixtures]) => [type, Object.keys(fixtures)]),
  );
};

/**
 * Takes and compares the pictures.
 * @param pattern some of the titles; undefined: all
 * @param scratch a folder for a file
 * @returns whether nothing differs
 */
export const compareSites = (
  compared: Compared,
  pattern: string | undefined,
  scratch: string,
): boolean => {
  const file = join(scratch, 'compared.json');
  writeFileSync(file, JSON.stringify(compared));
  const chosen = pattern ? ['-g', pattern] : [];
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', CONFIG, ...chosen], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, VISUAL_COMPARED: file },
  });
  return status === 0;
};
