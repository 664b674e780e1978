import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSources } from './checks/list-sources.mjs';
import { ACCEPTED_NAMES } from './checks/names/accepted-names.mjs';
import { checkNames } from './checks/names/check-names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages', 'bff', 'renderer', 'tests', 'scripts'];

const sources = listSources(root, FOLDERS).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const faults = checkNames(sources, ACCEPTED_NAMES);
for (const fault of faults) console.error(fault);
console.log(`${sources.length} files, ${faults.length} names in dialect`);
process.exitCode = faults.length === 0 && sources.length > 0 ? 0 : 1;
