import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestRegistry } from './test-registry.ts';

const SCRIPT = fileURLToPath(new URL('../pin-images.mjs', import.meta.url));
const OVERLAY = 'deploy/kubernetes/overlays/production/kustomization.yaml';

let registry: Awaited<ReturnType<typeof startTestRegistry>>;
let root = '';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const FILES = ['Dockerfile', 'compose.yaml', OVERLAY];
const readAll = (): string => FILES.map(read).join('\n');

/** Returns the exit code and the output; the address of the registry differs in each run. */
const run = (...args: string[]): Promise<{ code: number; out: string; errors: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, ...args],
      { cwd: root, encoding: 'utf8' },
      (_, stdout, stderr) => {
        const plain = (text: string): string => text.replaceAll(registry.host, 'REGISTRY').trim();
        resolve({ code: child.exitCode ?? -1, out: plain(stdout), errors: plain(stderr) });
      },
    );
  });

const writeRepository = (): void => {
  write(
    'Dockerfile',
    `ARG NODE_IMAGE=${registry.host}/node:24
ARG PREVIOUS_IMAGE=\${NODE_IMAGE}
FROM \${NODE_IMAGE} AS build
FROM \${PREVIOUS_IMAGE} AS previous
FROM build AS run
COPY --from=previous /app /app
`,
  );
  write(
    'compose.yaml',
    `services:
  bff:
    build: .
    image: broadsheet
  postgres:
    image: ${registry.host}/team/postgres:18 # of the site
  roles:
    image: ${registry.host}/team/postgres:18
`,
  );
  write('deploy/kubernetes/base/bff.yaml', 'containers:\n  - name: bff\n    image: broadsheet\n');
  write(
    OVERLAY,
    `images:
  - name: broadsheet
    newName: ${registry.host}/broadsheet
    newTag: "41"
configMapGenerator:
  - name: bff
`,
  );
};

beforeEach(async () => {
  registry = await startTestRegistry();
  root = mkdtempSync(join(tmpdir(), 'pin-images-'));
  writeRepository();
});
afterEach(async () => {
  await registry.close();
  rmSync(root, { recursive: true });
});

const pushAll = () => ({
  node: registry.push('node', '24', 'Node 24.1'),
  postgres: registry.push('team/postgres', '18', 'PostgreSQL 18.1'),
  broadsheet: registry.push('broadsheet', '41', 'build 41'),
});

describe('npm run images', () => {
  it('writes the digest of each tag, and changes nothing else', async () => {
    const before = readAll();
    const { node, postgres, broadsheet } = pushAll();
    expect(await run()).toEqual({
      code: 0,
      errors: '',
      out: [
        `Dockerfile:1 REGISTRY/node:24: is now at ${node}`,
        `compose.yaml:6 REGISTRY/team/postgres:18: is now at ${postgres}`,
        `compose.yaml:8 REGISTRY/team/postgres:18: is now at ${postgres}`,
        `${OVERLAY}:4 REGISTRY/broadsheet:41: is now at ${broadsheet}`,
        'images: 4, at fault: 0',
      ].join('\n'),
    });
    expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=${registry.host}/node:24@${node}\nARG`);
    expect(read('compose.yaml')).toContain(`postgres:18@${postgres} # of the site\n`);
    expect(read(OVERLAY)).toContain(`    newTag: "41"\n    digest: ${broadsheet}\nconfigMap`);
    expect(readAll().replaceAll(/ {4}digest: \S+\n|@sha256:\S+/g, '')).toBe(before);
  });

  it('brings digests up to date when a tag moves, and leaves those that hold', async () => {
    const { postgres } = pushAll();
    await run();
    const before = readAll();
    expect(await run()).toMatchObject({ code: 0 });
    expect(readAll()).toBe(before);

    const node = registry.push('node', '24', 'Node 24.2');
    const broadsheet = registry.push('broadsheet', '41', 'build 41 again');
    expect(await run()).toMatchObject({ code: 0 });
    expect(read('Dockerfile')).toContain(`/node:24@${node}\n`);
    expect(read('compose.yaml').match(/@sha256:\w+/g)).toEqual([`@${postgres}`, `@${postgres}`]);
    expect(read(OVERLAY).match(/digest: .*/g)).toEqual([`digest: ${broadsheet}`]);
  });

  it('gets an anonymous token for each image from the address that the registry names', async () => {
    pushAll();
    await run();
    const scopes = ['node', 'team/postgres', 'broadsheet'];
    expect(registry.tokens).toEqual(scopes.map((name) => `registry.test repository:${name}:pull`));
  });

  it('works with a registry that asks for no token', async () => {
    registry.state.needsToken = false;
    pushAll();
    expect(await run()).toMatchObject({ code: 0, errors: '' });
    expect(registry.tokens).toEqual([]);
  });

  it('takes the files that are named, and says where it knows none', async () => {
    registry.push('team/postgres', '18', 'PostgreSQL 18.1');
    expect(await run('./compose.yaml')).toMatchObject({ code: 0, errors: '' });
    expect(read('Dockerfile')).not.toContain('@');
    expect(await run('compose.yml')).toMatchObject({
      code: 1,
      errors: 'compose.yml: takes no image from a registry',
    });
  });

  it('names a tag that is not there, and still pins the others', async () => {
    const { node } = pushAll();
    write('compose.yaml', read('compose.yaml').replace('postgres:18 #', 'postgres:81 #'));
    expect(await run()).toMatchObject({
      code: 1,
      errors: 'compose.yaml:6 REGISTRY/team/postgres:81: no such image or tag at REGISTRY',
    });
    expect(read('Dockerfile')).toContain(node);
    expect(read('compose.yaml')).toContain('postgres:81 #');
  });

  it.each([
    [
      'claim another digest',
      /^the digest does not match its content: REGISTRY claims sha256:\w+, /,
    ],
    ['hang up', /^REGISTRY is not reachable: .+/],
    [503, /^REGISTRY is not reachable: it answered 503$/],
    [429, /^REGISTRY has a rate limit, which is reached\. Try again later$/],
    ['refuse', /^no such public image at REGISTRY: the name is wrong, or the image needs a login$/],
    ['send a page', /^REGISTRY sent no manifest of an image, but "text\/html"$/],
  ] as const)('changes no file where the registry does this: %s', async (behaviour, message) => {
    pushAll();
    registry.state.behaviour = behaviour;
    const before = readAll();
    const { code, errors } = await run();
    expect(code).toBe(1);
    const subject = 'Dockerfile:1 REGISTRY/node:24: ';
    const [first = ''] = errors.split('\n');
    expect(first.startsWith(subject)).toBe(true);
    expect(first.slice(subject.length)).toMatch(message);
    expect(errors.split('\n')).toHaveLength(4);
    expect(readAll()).toBe(before);
  });

  it('asks no registry for what has no version, cannot be read or is an example', async () => {
    write(
      'compose.yaml',
      `services:
  one: { }
  two:
    image: ${registry.host}/node
  three:
    image: ${registry.host}/node:latest
  four:
    image: $NODE
`,
    );
    write('Dockerfile', 'FROM registry.example/node:24\n');
    rmSync(join(root, OVERLAY));
    rmSync(join(root, 'deploy/kubernetes/base/bff.yaml'));
    const { code, errors } = await run();
    expect(code).toBe(1);
    expect(errors.split('\n')).toEqual([
      'Dockerfile:1 registry.example/node:24: has an example address. Replace registry.example with your registry, or name only the files that you use',
      'compose.yaml:4 REGISTRY/node: has no tag. Write name:tag',
      'compose.yaml:6 REGISTRY/node:latest: has the tag "latest", which is no version. Name a version',
      'compose.yaml:8 $NODE: cannot be read as an image. Write name:tag, without variables',
    ]);
    expect(registry.tokens).toEqual([]);
  });
});

describe('npm run images -- --check', () => {
  it('is content once each reference has the digest of its tag', async () => {
    pushAll();
    await run();
    expect(await run('--check')).toMatchObject({ code: 0, errors: '' });
  });

  it('names each reference that has no digest, and writes nothing', async () => {
    pushAll();
    const before = readAll();
    const { code, errors } = await run('--check');
    expect(code).toBe(1);
    expect(errors.split('\n')).toEqual(
      [
        'Dockerfile:1 REGISTRY/node:24',
        'compose.yaml:6 REGISTRY/team/postgres:18',
        'compose.yaml:8 REGISTRY/team/postgres:18',
        `${OVERLAY}:4 REGISTRY/broadsheet:41`,
      ].map((subject) => `${subject}: has no digest. Run: npm run images`),
    );
    expect(readAll()).toBe(before);
  });

  it('names a digest that the registry no longer gives for its tag, and one that is malformed', async () => {
    const { node, broadsheet } = pushAll();
    await run();
    const moved = registry.push('node', '24', 'Node 24.2');
    write(OVERLAY, read(OVERLAY).replace(broadsheet, 'sha256:41'));
    expect(await run('--check')).toMatchObject({
      code: 1,
      errors: [
        `Dockerfile:1 REGISTRY/node:24: has the digest ${node}, but its tag leads to ${moved} now. Run: npm run images`,
        `${OVERLAY}:4 REGISTRY/broadsheet:41: has a malformed digest, sha256:41. Run: npm run images`,
      ].join('\n'),
    });
  });
});
