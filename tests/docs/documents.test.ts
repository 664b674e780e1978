import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadLinks, missingPaths } from './named-paths.ts';
import { ROOT, readDocuments } from './read-documents.ts';

const documents = readDocuments();
const textOf = (file: string): string => documents.find((each) => each.file === file)?.text ?? '';
const foldersOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\.)/.test(entry.name))
    .map(({ name }) => name);

const DECISION = /^\| \[(\d{4})\]\((.+?)\) \| (.+) \| (.+) \|$/gm;

describe.each(documents)('$file', (document) => {
  it('names paths that exist', () => {
    expect(missingPaths(ROOT, document)).toEqual([]);
  });

  it('links to documents and headings that exist', () => {
    expect(deadLinks(ROOT, document, documents)).toEqual([]);
  });
});

it('the index of the documentation names every document', () => {
  const index = textOf('docs/README.md');
  const missing = documents
    .map(({ file }) => file.replace(/^docs\//, ''))
    .filter((file) => !file.startsWith('decisions/') && !/^(README|CHANGELOG|SECURITY)/.test(file))
    .filter((file) => !index.includes(`](${file})`) && !index.includes(`](../${file})`));
  expect(missing).toEqual([]);
});

it('the index of the decisions has each of them with its title', () => {
  const listed = [...textOf('docs/decisions/README.md').matchAll(DECISION)].map(
    ([, number, file = '', title]) => [`docs/decisions/${file}`, `# ${number} ${title}`],
  );
  const decisions = documents
    .filter(({ file }) => /^docs\/decisions\/\d/.test(file))
    .map(({ file, text }) => [file, text.split('\n')[0]]);
  expect(listed).toEqual(decisions.sort());
});

it('every decision says its date and its status', () => {
  const silent = documents.filter(
    ({ file, text }) =>
      /^docs\/decisions\/\d/.test(file) && !/^Date: \d{4}-\d{2}-\d{2}\. Status: \w/m.test(text),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it('every package has a README', () => {
  const packages = [...foldersOf('packages').map((name) => `packages/${name}`), 'bff', 'renderer'];
  expect(packages.filter((name) => !existsSync(join(ROOT, name, 'README.md')))).toEqual([]);
});

it('tests/README.md has a row for each folder', () => {
  const table = readFileSync(join(ROOT, 'tests/README.md'), 'utf8');
  expect(foldersOf('tests').filter((name) => !table.includes(`| \`${name}/\` |`))).toEqual([]);
});
