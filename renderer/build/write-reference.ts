import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { formatReference } from './reference/reference-files.ts';

// `npm run reference` writes docs/blocks/ and docs/findings.md from the definitions of blocks and findings.
const root = fileURLToPath(new URL('../..', import.meta.url));
const blocks = join(root, 'docs/blocks');
rmSync(blocks, { recursive: true, force: true });
mkdirSync(blocks, { recursive: true });
const files = formatReference(blockDefinitions);
for (const [path, text] of files) writeFileSync(join(root, path), text);
console.log(`${files.size} documents written`);
