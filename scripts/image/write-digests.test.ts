import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findReferences } from './find-references.mjs';
import { writeDigests } from './write-digests.mjs';

const DIGEST = `sha256:${'0a'.repeat(32)}`;
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-digests-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const pin = (file: string, text: string): { found: string[]; text: string } => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  const references = findReferences(root);
  writeDigests(
    root,
    references.map((reference) => ({ reference, digest: DIGEST })),
  );
  return {
    found: references.map(({ line, text: found }) => `${line} ${found}`),
    text: readFileSync(join(root, file), 'utf8'),
  };
};

it('a kustomization gets the digest of each image, whatever its form', () => {
  const { found, text } = pin(
    'deploy/site/kustomization.yml',
    `images: # of the site
- name: site
  newTag: '41' # built on Monday
# The same, from elsewhere.
- newName: registry.test:5000/tools
  name: tools
  digest: "sha256:00" # of the last release
  newTag: v2
- name: proxy
  newTag: 1.29
resources:
- name: not-an-image
`,
  );
  expect(found).toEqual(['3 site:41', '8 registry.test:5000/tools:v2@sha256:00', '10 proxy:1.29']);
  expect(text).toBe(`images: # of the site
- name: site
  newTag: '41' # built on Monday
  digest: ${DIGEST}
# The same, from elsewhere.
- newName: registry.test:5000/tools
  name: tools
  digest: ${DIGEST} # of the last release
  newTag: v2
- name: proxy
  newTag: 1.29
  digest: ${DIGEST}
resources:
- name: not-an-image
`);
});

it('compose gets digests behind tags, but for what it builds, wherever that is written', () => {
  const { found, text } = pin(
    'compose.override.yaml',
    `x-program: &program
  image: site

  # From this folder.
  build: .
services:
  cache:
    environment: { A: b }
    image: "redis:8"
  build:
    image: 'builder:1@sha256:00'
`,
  );
  expect(found).toEqual(['9 redis:8', '11 builder:1@sha256:00']);
  expect(text).toContain(`    image: "redis:8@${DIGEST}"\n`);
  expect(text).toContain(`    image: 'builder:1@${DIGEST}'\n`);
  expect(text).toContain('  image: site\n');
});

it('a resource of Kubernetes keeps the name that a kustomization replaces, and gets other digests', () => {
  mkdirSync(join(root, 'deploy'));
  writeFileSync(
    join(root, 'deploy/kustomization.yaml'),
    'images:\n  - name: site\n    newTag: v1\n',
  );
  const { text } = pin(
    'deploy/pods.yaml',
    'containers:\n  - image: site\n  - name: proxy\n    image: proxy:1.29\n',
  );
  expect(text).toBe(
    `containers:\n  - image: site\n  - name: proxy\n    image: proxy:1.29@${DIGEST}\n`,
  );
});
