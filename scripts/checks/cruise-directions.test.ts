import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { cruiseDirections } from './cruise-directions.mjs';

const CONFIG = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url));
const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(CONFIG);
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a project of path -> content, each package linked by its name as npm does. */
const makeProject = (files: Record<string, string>): string => {
  const root = mkdtempSync(join(tmpdir(), 'directions-'));
  folders.push(root);
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  put('tsconfig.json', '{ "compilerOptions": { "moduleResolution": "bundler" } }');
  put('package.json', '{ "name": "mini" }');
  for (const [path, content] of Object.entries(files)) put(path, content);
  mkdirSync(join(root, 'node_modules/@broadsheet'), { recursive: true });
  const homes = new Set(
    Object.keys(files).map((path) => /^(packages\/[^/]+|[^/]+)/.exec(path)?.[0] ?? ''),
  );
  for (const home of homes) {
    const name = home.replace('packages/', '');
    put(
      `${home}/package.json`,
      `{ "name": "@broadsheet/${name}", "exports": { "./*": "./src/*.ts" } }`,
    );
    symlinkSync(join(root, home), join(root, 'node_modules/@broadsheet', name));
  }
  return root;
};

const library = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "main": "main.js" }`,
  [`node_modules/${name}/main.js`]: 'module.exports = {};',
});

const HEALTHY = {
  'packages/contract/src/slugs.ts': 'export const slug = 1;',
  'packages/layout-engine/src/compile.ts': "export { slug } from '@broadsheet/contract/slugs';",
  'packages/theme/src/css.ts': 'export const css = 1;',
  'packages/blocks/src/schemas.ts': "export { quote } from './quote/schema.ts';",
  'packages/blocks/src/server.ts': "export { load } from './quote/loader.ts';",
  'packages/blocks/src/client.ts': "export { Quote } from './quote/quote.tsx';",
  'packages/blocks/src/fixtures.ts': "export { fixtures } from './quote/quote.fixtures.ts';",
  'packages/blocks/src/shared/order/pay.ts': 'export const pay = 1;',
  'packages/blocks/src/quote/schema.ts': 'export const quote = 1;',
  'packages/blocks/src/quote/loader.ts': "export { quote as load } from './schema.ts';",
  'packages/blocks/src/quote/quote.styles.ts': "export { css } from '@broadsheet/theme/css';",
  'packages/blocks/src/quote/quote.tsx':
    "import './quote.styles.ts'; export { pay as Quote } from '../shared/order/pay.ts';",
  'packages/blocks/src/quote/quote.fixtures.ts': 'export const fixtures = {};',
  'packages/blocks/src/quote/quote.test.tsx':
    "import './quote.fixtures.ts'; import './loader.ts'; import '@broadsheet/test-kit/site';",
  'packages/services/src/app.ts': "import '@broadsheet/contract/slugs'; import 'node:fs';",
  'packages/test-kit/src/site.ts':
    "import '@broadsheet/services/app'; import '@broadsheet/bff/app';",
  'bff/src/app.ts':
    "import '@broadsheet/blocks/server'; import '@broadsheet/layout-engine/compile';",
  'renderer/src/entry.ts': "import '@broadsheet/blocks/client'; import '@broadsheet/theme/css';",
  'renderer/src/sweep.test.ts': "import '@broadsheet/blocks/fixtures';",
};

const cruise = async (files: Record<string, string>) => {
  const { violations } = await cruiseDirections(makeProject({ ...HEALTHY, ...files }), CONFIG);
  return violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).sort();
};

interface Breach {
  readonly files: Record<string, string>;
  readonly reported: readonly string[];
}

const SERVICES = 'packages/services/src';

/** A folder of services that imports another one, which is no neighbour of it. */
const serviceBreach = (folder: string, other: string): [string, Breach] => [
  `services-${folder}`,
  {
    files: {
      [`${SERVICES}/${folder}/a.ts`]: `import '../${other}/b.ts';`,
      [`${SERVICES}/${other}/b.ts`]: 'export const b = 1;',
    },
    reported: [`${SERVICES}/${folder}/a.ts -> ${SERVICES}/${other}/b.ts`],
  },
];

/** One file that imports another, which it must not. */
const importOf = (from: string, to: string): Breach => ({
  files: { [from]: `import '@broadsheet/bff/${to}';`, [`bff/src/${to}.ts`]: 'export {};' },
  reported: [`${from} -> bff/src/${to}.ts`],
});

/** Breaches of the rules that are made for each folder of the BFF, or for each stage of a page. */
const breachesOf = (prefix: string, breach: (name: string) => Breach): Record<string, Breach> =>
  Object.fromEntries(
    config.forbidden
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name }) => [name, breach(name.slice(prefix.length))]),
  );

/** For each rule what breaks it, and all that is then reported. */
const BREACHES: Record<string, Breach> = {
  ...Object.fromEntries([
    serviceBreach('platform', 'auth'),
    serviceBreach('auth', 'user'),
    serviceBreach('seo', 'job'),
    serviceBreach('static', 'seo'),
    serviceBreach('otp', 'user'),
    serviceBreach('course', 'job'),
    serviceBreach('media', 'user'),
    serviceBreach('job', 'user'),
    serviceBreach('user', 'subscription'),
    serviceBreach('subscription', 'user'),
    serviceBreach('recruiter', 'privacy'),
    serviceBreach('privacy', 'otp'),
  ]),
  'services-folders-declared': {
    files: {
      [`${SERVICES}/a.ts`]: "import './chat/b.ts';",
      [`${SERVICES}/chat/b.ts`]: 'export const b = 1;',
    },
    reported: [`${SERVICES}/a.ts -> ${SERVICES}/chat/b.ts`],
  },
  'services-without-tools': {
    files: {
      [`${SERVICES}/a.ts`]: "import '../tools/demo/b.ts';",
      'packages/services/tools/demo/b.ts': 'export const b = 1;',
    },
    reported: [`${SERVICES}/a.ts -> packages/services/tools/demo/b.ts`],
  },
  ...breachesOf('bff-folder-', (name) => importOf(`bff/src/${name}/a.ts`, 'boot/b')),
  ...breachesOf('page-stage-', (name) => importOf(`bff/src/page/${name}/a.ts`, 'page/b')),
  'page-stages-exchange-data': {
    files: {
      'bff/src/page/load/a.ts':
        "import type { B } from '../plan/b.ts'; import { b } from '../plan/c.ts'; export const a: B = b;",
      'bff/src/page/plan/b.ts': 'export type B = number;',
      'bff/src/page/plan/c.ts': 'export const b = 1;',
    },
    reported: ['bff/src/page/load/a.ts -> bff/src/page/plan/c.ts'],
  },
  'direction-messages': {
    files: { 'packages/messages/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/messages/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-contract': {
    files: { 'packages/contract/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/contract/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-admission': {
    files: { 'packages/admission/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/admission/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-draining': {
    files: { 'packages/draining/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/draining/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-tracing': {
    files: { 'packages/tracing/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/tracing/src/a.ts -> packages/theme/src/css.ts'],
  },
  'tests-reach-scripts-alone': {
    files: {
      'packages/test-kit/src/a.ts':
        "import '../../theme/src/css.ts'; import '../../../scripts/a.mjs';",
      'scripts/a.mjs': 'export const a = 1;',
    },
    reported: ['packages/test-kit/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-layout-engine': {
    files: { 'packages/layout-engine/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/layout-engine/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-content-store': {
    files: { 'packages/content-store/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/content-store/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-theme': {
    files: { 'packages/theme/src/a.ts': "import '@broadsheet/layout-engine/compile';" },
    reported: ['packages/theme/src/a.ts -> packages/layout-engine/src/compile.ts'],
  },
  'direction-experiments': {
    files: { 'packages/experiments/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/experiments/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-site-database': {
    files: { 'packages/site-database/src/a.ts': "import '@broadsheet/contract/slugs';" },
    reported: ['packages/site-database/src/a.ts -> packages/contract/src/slugs.ts'],
  },
  'direction-staff': {
    files: { 'packages/staff/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/staff/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-publishing': {
    files: { 'packages/publishing/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/publishing/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-telemetry': {
    files: { 'packages/telemetry/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/telemetry/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-site-secret': {
    files: { 'packages/site-secret/src/a.ts': "import '@broadsheet/contract/slugs';" },
    reported: ['packages/site-secret/src/a.ts -> packages/contract/src/slugs.ts'],
  },
  'direction-statistics': {
    files: { 'packages/statistics/src/a.ts': "import '@broadsheet/contract/slugs';" },
    reported: ['packages/statistics/src/a.ts -> packages/contract/src/slugs.ts'],
  },
  'direction-session-token': {
    files: { 'packages/session-token/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/session-token/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-browser-calls': {
    files: { 'packages/browser-calls/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/browser-calls/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-preview': {
    files: { 'packages/preview/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/preview/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-resume-parser': {
    files: { 'packages/resume-parser/src/a.ts': "import '@broadsheet/services/app';" },
    reported: ['packages/resume-parser/src/a.ts -> packages/services/src/app.ts'],
  },
  'direction-upstream': {
    files: { 'packages/upstream/src/a.ts': "import '@broadsheet/services/app';" },
    reported: ['packages/upstream/src/a.ts -> packages/services/src/app.ts'],
  },
  'direction-outbound': {
    files: { 'packages/outbound/src/a.ts': "import '@broadsheet/services/app';" },
    reported: ['packages/outbound/src/a.ts -> packages/services/src/app.ts'],
  },
  'direction-blocks': {
    files: { 'packages/blocks/src/a.ts': "import '@broadsheet/services/app';" },
    reported: ['packages/blocks/src/a.ts -> packages/services/src/app.ts'],
  },
  'direction-uploads': {
    files: { 'packages/uploads/src/a.ts': "import '@broadsheet/services/app';" },
    reported: ['packages/uploads/src/a.ts -> packages/services/src/app.ts'],
  },
  'direction-services': {
    files: { 'packages/services/src/a.ts': "import '@broadsheet/theme/css';" },
    reported: ['packages/services/src/a.ts -> packages/theme/src/css.ts'],
  },
  'direction-bff': {
    files: { 'bff/src/a.ts': "import '@broadsheet/renderer/entry';" },
    reported: ['bff/src/a.ts -> renderer/src/entry.ts'],
  },
  'direction-renderer': {
    files: { 'renderer/src/a.ts': "import '@broadsheet/bff/app';" },
    reported: ['renderer/src/a.ts -> bff/src/app.ts'],
  },
  'direction-studio': {
    files: { 'packages/studio/src/a.ts': "import '@broadsheet/blocks/server';" },
    reported: ['packages/studio/src/a.ts -> packages/blocks/src/server.ts'],
  },
  'direction-cli': {
    files: { 'packages/cli/src/a.ts': "import '@broadsheet/bff/app';" },
    reported: ['packages/cli/src/a.ts -> bff/src/app.ts'],
  },
  'test-kit-only-in-tests': {
    files: {
      'bff/src/a.ts': "import '@broadsheet/test-kit/site';",
      'packages/blocks/src/quote/a.ts': "import './quote.fixtures.ts';",
    },
    reported: [
      'bff/src/a.ts -> packages/test-kit/src/site.ts',
      'packages/blocks/src/quote/a.ts -> packages/blocks/src/quote/quote.fixtures.ts',
    ],
  },
  'no-test-imports': {
    files: { 'tests/a.ts': "import './b.test.ts';", 'tests/b.test.ts': 'export {};' },
    reported: ['tests/a.ts -> tests/b.test.ts'],
  },
  'block-imports-no-block': {
    files: {
      'packages/blocks/src/other/schema.ts': "import '../quote/schema.ts';",
    },
    reported: ['packages/blocks/src/other/schema.ts -> packages/blocks/src/quote/schema.ts'],
  },
  'shared-imports-no-block': {
    files: { 'packages/blocks/src/shared/order/a.ts': "import '../../quote/schema.ts';" },
    reported: ['packages/blocks/src/shared/order/a.ts -> packages/blocks/src/quote/schema.ts'],
  },
  'shared-has-domains': {
    files: {
      'packages/blocks/src/shared/pay.ts': 'export {};',
      'packages/blocks/src/quote/a.ts': "import '../shared/pay.ts';",
    },
    reported: ['packages/blocks/src/quote/a.ts -> packages/blocks/src/shared/pay.ts'],
  },
  'component-imports-no-loader': {
    files: { 'packages/blocks/src/quote/a.tsx': "import './loader.ts';" },
    reported: ['packages/blocks/src/quote/a.tsx -> packages/blocks/src/quote/loader.ts'],
  },
  'block-theme-only-in-styles': {
    files: { 'packages/blocks/src/quote/a.tsx': "import '@broadsheet/theme/css';" },
    reported: ['packages/blocks/src/quote/a.tsx -> packages/theme/src/css.ts'],
  },
  'pure-packages': {
    files: { 'packages/layout-engine/src/a.ts': "import 'node:fs';" },
    reported: ['packages/layout-engine/src/a.ts -> fs'],
  },
  'pure-packages-libraries': {
    files: {
      ...library('fastify'),
      ...library('react'),
      'packages/layout-engine/src/a.ts': "import 'fastify'; import 'react';",
    },
    reported: [
      'packages/layout-engine/src/a.ts -> node_modules/fastify/main.js',
      'packages/layout-engine/src/a.ts -> node_modules/react/main.js',
    ],
  },
  'relative-stays-in-package': {
    files: { 'bff/src/a.ts': "import '../../packages/contract/src/slugs.ts';" },
    reported: ['bff/src/a.ts -> packages/contract/src/slugs.ts'],
  },
  'no-cycles': {
    files: {
      'bff/src/a.ts': "import type { B } from './b.ts'; export type A = B;",
      'bff/src/b.ts': "import type { A } from './a.ts'; export type B = A;",
    },
    reported: ['bff/src/a.ts -> bff/src/b.ts'],
  },
  'no-drawer-folders': {
    files: { 'bff/src/a.ts': "import './utils/b.ts';", 'bff/src/utils/b.ts': 'export {};' },
    reported: ['bff/src/a.ts -> bff/src/utils/b.ts'],
  },
  'no-barrels': {
    files: { 'bff/src/a.ts': "import './b/index.ts';", 'bff/src/b/index.ts': 'export {};' },
    reported: ['bff/src/a.ts -> bff/src/b/index.ts'],
  },
  resolvable: {
    files: { 'bff/src/a.ts': "import '@broadsheet/contract/absent';" },
    reported: ['bff/src/a.ts -> @broadsheet/contract/absent'],
  },
};

it('has a breach for every rule', () => {
  expect(Object.keys(BREACHES).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
});

it('finds nothing in a project that keeps the directions, and reads every file of it', async () => {
  const result = await cruiseDirections(makeProject(HEALTHY), CONFIG);
  expect(result).toEqual({ sources: Object.keys(HEALTHY).length, unread: [], violations: [] });
});

it.each(Object.entries(BREACHES))('bites: %s', async (rule, { files, reported }) => {
  expect(await cruise(files)).toEqual(reported.map((edge) => `${rule}: ${edge}`));
});
