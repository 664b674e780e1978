import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSources } from './checks/list-sources.mjs';
import { findDialect } from './checks/names/find-dialect.mjs';
import { listNames } from './checks/names/list-names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages', 'bff', 'renderer', 'tests', 'scripts'];

const files = listSources(root, FOLDERS);
const faults = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [{ name: basename(file).replace(/\..*$/, ''), line: 1 }, ...listNames(file, text)].flatMap(
    ({ name, line }) => {
      const found = findDialect(file, name);
      return found
        ? [`${file}:${line} ${name}: no "${found.word}" in names, take ${found.use}`]
        : [];
    },
  );
});
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} names in dialect`);
process.exitCode = faults.length === 0 && files.length > 0 ? 0 : 1;
