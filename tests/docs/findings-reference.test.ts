import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FINDING_GUIDES } from '@broadsheet/contract/finding-codes';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The sources of findings. The compiler ensures that each has a guide. */
const SOURCES = ['packages/layout-engine/src', 'packages/content-store/src', 'packages/studio/src'];

const readSources = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))
    .join('\n');

it('every code in the guide is reported somewhere', () => {
  const sources = SOURCES.map(readSources).join('\n');
  const codes = Object.values(FINDING_GUIDES).flatMap((guides) => Object.keys(guides));
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
