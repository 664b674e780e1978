import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDigests, findFault } from './image/compare-digests.mjs';
import { findReferences } from './image/find-references.mjs';
import { writeDigests } from './image/write-digests.mjs';

// `npm run images [-- --check] [-- file...]`: without files, every image that the repository takes from a registry.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const root = process.cwd();
const all = findReferences(root);
const files = positionals.map((file) => relative(root, file).replaceAll('\\', '/'));
const unknown = files.filter((file) => !all.some((reference) => reference.file === file));
const references = files.length > 0 ? all.filter(({ file }) => files.includes(file)) : all;

const compared = await compareDigests(references);
const changes = compared.flatMap((each) =>
  'digest' in each && each.digest !== each.current
    ? [{ reference: each.reference, digest: each.digest }]
    : [],
);
if (!values.check) writeDigests(root, changes);

let faults = unknown.length;
for (const file of unknown) console.error(`${file}: takes no image from a registry`);
for (const each of compared) {
  const { file, line, text } = each.reference;
  const subject = `${file}:${line} ${text.split('@')[0]}`;
  const fault = values.check || 'fault' in each ? findFault(each) : undefined;
  if (fault !== undefined) {
    faults++;
    console.error(`${subject}: ${fault}`);
  } else if ('digest' in each) {
    const state = each.current === each.digest ? 'is at' : 'is now at';
    console.log(`${subject}: ${state} ${each.digest}`);
  }
}
console.log(`images: ${references.length}, at fault: ${faults}`);
process.exitCode = faults === 0 && references.length > 0 ? 0 : 1;
