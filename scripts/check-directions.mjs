import { fileURLToPath } from 'node:url';
import { cruiseDirections } from './checks/cruise-directions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url));
const { sources, unread, violations } = await cruiseDirections(root, config);

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} imports ${to}`);
for (const source of unread) console.error(`not read: ${source}`);
if (sources === 0) console.error('no sources found');

const faults = violations.length + unread.length;
console.log(`${sources} files, ${faults} against the direction rules`);
process.exitCode = faults === 0 && sources > 0 ? 0 : 1;
