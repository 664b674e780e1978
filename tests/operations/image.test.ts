import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SECRETS as BFF_SECRETS } from '@broadsheet/bff/config';
import { SECRETS } from '@broadsheet/services/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readLastStage } from '../../scripts/image/last-stage.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const dockerfile = textOf('Dockerfile');
const compose = parse(textOf('compose.yaml'), { merge: true });

const stage = readLastStage(dockerfile);
/** The contents of the last stage, by path in the repository or below a build folder. */
const copied = stage.copies.map(({ from }) => from);
const isCopied = (path: string): boolean =>
  copied.some((each) => path === each || path.startsWith(`${each}/`));
const builds = (folder: string): boolean =>
  'build' in (JSON.parse(textOf(`${folder}package.json`)).scripts ?? {});

describe('the image', () => {
  it('copies what is in the repository, or what a build or the installation makes', () => {
    expect(copied.length).toBeGreaterThan(5);
    const made = (path: string): boolean => {
      const [, folder] = /^(.*)dist(\/|$)/.exec(path) ?? [];
      // The root writes only the SBOM.
      if (folder === '') return dockerfile.includes('npm run sbom');
      return folder !== undefined && builds(folder);
    };
    const lacking = copied.filter(
      (path) => path !== 'node_modules' && !existsSync(`${root}${path}`) && !made(path),
    );
    expect(lacking).toEqual([]);
    for (const path of copied.filter((each) => each.includes('dist')))
      expect(made(path)).toBe(true);
  });

  it('leaves nothing of that out of what the build is given', () => {
    const ignored = textOf('.dockerignore').split('\n').filter(Boolean);
    const sources = copied.filter((path) => !/dist|node_modules/.test(path));
    for (const path of [...sources, 'package-lock.json', 'scripts', 'bff', 'renderer', 'packages'])
      expect(ignored).not.toContain(path.split('/')[0]);
  });

  it('copies from stages that come before', () => {
    const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\w+)$/gm)];
    for (const [, from = ''] of dockerfile.matchAll(/^COPY --from=(\w+) /gm)) {
      const begun = stages.find(([, , name]) => name === from);
      expect(begun?.index).toBeLessThan(dockerfile.indexOf(`COPY --from=${from}`));
    }
  });

  it('holds each program that it, compose and the probes of it run, and the scripts of its build', () => {
    const commands: readonly string[][] = [
      stage.command,
      stage.healthCheck,
      compose.services.services.command,
      compose.services.services.healthcheck.test,
    ];
    for (const command of commands) {
      const program = command.find((word) => /\.m?js$/.test(word)) ?? 'none';
      expect([program, isCopied(program)]).toEqual([program, true]);
    }
    const { scripts } = JSON.parse(textOf('package.json'));
    for (const [, name = ''] of dockerfile.matchAll(/npm run (\w+)/g))
      expect(scripts).toHaveProperty(name);
    for (const [, file = ''] of dockerfile.matchAll(/node (scripts\/\S+)/g))
      expect(existsSync(`${root}${file}`)).toBe(true);
  });
});

describe('secrets', () => {
  it('are listed for who runs the programs, and no others', () => {
    const [table = ''] = textOf('docs/operations/secrets.md').split('\n\nEach may');
    const listed = [...table.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual([...new Set([...SECRETS, ...BFF_SECRETS])].toSorted());
  });

  it('that the services read are handed on by compose, but for those of a cluster and of login providers', () => {
    const { environment } = compose.services.services;
    const missing = [...SECRETS].filter((name) => !(`${name}_FILE` in environment));
    // Not every site has login providers.
    expect(missing).toEqual(['DATABASE_READ_URL', 'OIDC_PROVIDERS']);
  });
});
