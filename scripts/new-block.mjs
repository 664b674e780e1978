import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRegistryEntry } from './new-block/add-registry-entry.mjs';
import { spellBlockName, writeBlockFiles } from './new-block/block-files.mjs';

const TYPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 48;
const RESERVED = new Set(['shared', 'schemas', 'server', 'client', 'fixtures']);

/** @type {(message: string) => never} */
const refuse = (message) => {
  console.error(message);
  process.exit(1);
};

const [type = '', ...rest] = process.argv.slice(2);
if (!type || rest.length > 0) refuse('Usage: npm run new:block <type>, such as salary-guide');
if (!TYPE.test(type) || type.length > LONGEST || RESERVED.has(type)) {
  refuse(`"${type}" cannot be a block type: small letters and digits, words joined by hyphens.`);
}

const source = join(process.cwd(), 'packages/blocks/src');
const folder = join(source, type);
if (existsSync(folder)) refuse(`There is a block "${type}" already: ${folder}`);

const name = spellBlockName(type);
const { camel, pascal } = name;
const REGISTRIES = {
  'schemas.ts': {
    importLine: `import { ${camel} } from './${type}/schema.ts';`,
    entry: camel === type ? `${type},` : `'${type}': ${camel},`,
  },
  'server.ts': {
    importLine: `import { load${pascal} } from './${type}/loader.ts';`,
    entry: `'${type}': load${pascal},`,
  },
  'client.ts': {
    importLine: '',
    entry: `'${type}': () => import('./${type}/${type}.tsx').then((module) => module.${pascal}),`,
  },
  'fixtures.ts': {
    importLine: `import { fixtures as ${camel} } from './${type}/${type}.fixtures.ts';`,
    entry: camel === type ? `${type},` : `'${type}': ${camel},`,
  },
};

// Reads every registry before writing anything: a refusal leaves no incomplete block behind.
const registries = Object.entries(REGISTRIES).map(([file, addition]) => ({
  file: join(source, file),
  content: addRegistryEntry(readFileSync(join(source, file), 'utf8'), { key: type, ...addition }),
}));
mkdirSync(folder);
for (const [file, content] of Object.entries(writeBlockFiles(name))) {
  writeFileSync(join(folder, file), content.trimStart());
}
for (const { file, content } of registries) writeFileSync(file, content);

const written = [folder, ...registries.map(({ file }) => file)];
const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...written], {
  stdio: 'inherit',
});
if (status !== 0) refuse('The files are written, but the formatter found fault with them.');

// Editors complete a layout by this file, which names every block type.
const cli = join(process.cwd(), 'packages/cli/bin/broadsheet.js');
const schema = spawnSync(process.execPath, [cli, 'schema'], { stdio: 'inherit' });
if (schema.status !== 0)
  refuse('The files are written, but not layouts/schema/layout.schema.json.');
// The server selects a catalog by the block types that a browser's build can render.
const writeCatalog = join(process.cwd(), 'renderer/build/write-catalog.ts');
const catalog = spawnSync(process.execPath, ['--import', 'tsx', writeCatalog], {
  stdio: 'inherit',
});
if (catalog.status !== 0) refuse('The files are written, but not the catalog: npm run catalog.');
console.log(`packages/blocks/src/${type}/ is there, and stands in the registries.
Next: give it settings in schema.ts, data in loader.ts, its look in ${type}.tsx and ${type}.styles.ts.
It is static HTML, the same for everybody. In schema.ts say hydrate: 'visible' or 'load' when it does something in the
browser, and personal: true when it shows something that depends on who reads. What it adds to a page counts against
tests/sweep/budgets.ts; CONTRIBUTING.md says how to keep a page fast. At the end run npm run reference and npm run pictures
${type}, which document it in docs/blocks/.`);
