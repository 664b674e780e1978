import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findReferences } from '../../scripts/image/find-references.mjs';
import { isDigest, parseImageReference } from '../../scripts/image/image-reference.mjs';
import { readLastStage } from '../../scripts/image/last-stage.mjs';
import { writeDigests } from '../../scripts/image/write-digests.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const OVERLAY = 'deploy/kubernetes/overlays/production/kustomization.yaml';
const references = findReferences(root);
const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: string;
}
interface Replacement {
  readonly name: string;
  readonly newName?: string;
  readonly newTag?: string;
  readonly digest?: string;
}
const imagesOfCompose = (folder: string): string[] =>
  Object.values<Service>(parse(read(folder, 'compose.yaml'), { merge: true }).services)
    .filter(({ build }) => build === undefined)
    .map(({ image }) => image);
const imagesOfOverlay = (folder: string): string[] =>
  (parse(read(folder, OVERLAY)).images as Replacement[]).map(
    ({ name, newName = name, newTag, digest }) =>
      `${newName}:${newTag}${digest === undefined ? '' : `@${digest}`}`,
  );

describe('the images that the repository names', () => {
  it('are all found, by a reader of lines as by a parser of YAML', () => {
    const textsOf = (file: string): string[] =>
      references.filter((reference) => reference.file === file).map(({ text }) => text);
    expect(textsOf('compose.yaml')).toEqual(imagesOfCompose(root));
    expect(textsOf(OVERLAY)).toEqual(imagesOfOverlay(root));
    expect(textsOf('Dockerfile')).toEqual([
      /^ARG NODE_IMAGE=(.+)$/m.exec(read(root, 'Dockerfile'))?.[1],
    ]);
    const files = new Set(references.map(({ file }) => file));
    expect([...files]).toEqual(['Dockerfile', 'compose.yaml', OVERLAY]);
  });

  it.each(references)('$file:$line has a version, and a whole digest if any: $text', ({ text }) => {
    const { tag = 'none', digest } = parseImageReference(text) ?? {};
    expect(['none', 'latest']).not.toContain(tag);
    if (digest !== undefined) expect(isDigest(digest)).toBe(true);
  });
});

describe('with digests', () => {
  // Of no image: it only has the form of a digest.
  const digest = `sha256:${createHash('sha256').update('an example').digest('hex')}`;
  const tagged = (text: string): string => text.split('@')[0] ?? '';
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'image-references-'));
    for (const path of ['Dockerfile', 'compose.yaml', 'deploy', 'tests/container'])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    writeDigests(
      copy,
      references.map((reference) => ({ reference, digest })),
    );
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it('compose, the overlay and the stages of the Dockerfile read as before', () => {
    const pin = (text: string): string => `${tagged(text)}@${digest}`;
    expect(imagesOfCompose(copy)).toEqual(imagesOfCompose(root).map(pin));
    expect(imagesOfOverlay(copy)).toEqual(imagesOfOverlay(root).map(pin));
    expect(readLastStage(read(copy, 'Dockerfile'))).toEqual(
      readLastStage(read(root, 'Dockerfile')),
    );
    expect(findReferences(copy).map(({ text }) => text)).toEqual(
      references.map(({ text }) => pin(text)),
    );
  });

  it('the build without a container engine makes its own base, which is not asked for by digest', () => {
    const log = join(copy, 'calls');
    const program = (file: string, name: string): void =>
      writeFileSync(join(copy, file), `#!/bin/sh\necho ${name} "$@" >>"${log}"\nexit 1\n`, {
        mode: 0o755,
      });
    mkdirSync(join(copy, 'bin'));
    program('bin/buildah', 'buildah');
    program('tests/container/make-base-image.sh', 'make-base-image');
    const runScript = (): string[] => {
      spawnSync('bash', [join(copy, 'tests/container/run.sh')], {
        env: { PATH: `${join(copy, 'bin')}:${process.env.PATH}`, HOME: copy },
      });
      return readFileSync(log, 'utf8').trim().split('\n');
    };
    const base = tagged(references.find(({ file }) => file === 'Dockerfile')?.text ?? '');
    const calls = runScript();
    expect(calls).toEqual([
      `buildah inspect --type image docker.io/library/${base}@${digest}`,
      `buildah inspect --type image docker.io/library/${base}`,
      `make-base-image docker.io/library/${base}`,
    ]);
    writeFileSync(join(copy, 'tests/container/make-base-image.sh'), '#!/bin/sh\n');
    const build = runScript().find((call) => call.startsWith('buildah bud')) ?? '';
    expect(build).toContain(` --build-arg NODE_IMAGE=${base} `);
  });
});
