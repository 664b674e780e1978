/** Which package may import which; what is not named here is forbidden. Paths are of resolved files. */
const MAY_IMPORT = {
  messages: [],
  statistics: [],
  contract: ['packages/messages'],
  'layout-engine': ['packages/contract'],
  'content-store': ['packages/contract', 'packages/layout-engine', 'packages/messages'],
  theme: ['packages/contract'],
  'site-database': ['packages/tracing'],
  telemetry: ['packages/contract', 'packages/site-database'],
  experiments: [
    'packages/contract',
    'packages/site-database',
    'packages/statistics',
    'packages/telemetry',
  ],
  staff: ['packages/contract', 'packages/site-database'],
  publishing: ['packages/contract', 'packages/site-database'],
  'site-secret': [],
  tracing: [],
  preview: ['packages/contract', 'packages/site-secret'],
  'session-token': ['packages/contract', 'packages/site-secret'],
  admission: ['packages/contract'],
  upstream: ['packages/contract', 'packages/tracing'],
  outbound: ['packages/upstream/src/until-aborted.ts'],
  'resume-parser': ['packages/contract'],
  'browser-calls': ['packages/contract'],
  blocks: ['packages/contract', 'packages/browser-calls', 'packages/messages', 'packages/theme'],
  uploads: ['packages/contract'],
  draining: [],
  services: [
    'packages/admission',
    'packages/content-store',
    'packages/contract',
    'packages/draining',
    'packages/messages',
    'packages/outbound',
    'packages/publishing',
    'packages/resume-parser',
    'packages/session-token',
    'packages/site-database',
    'packages/site-secret',
    'packages/tracing',
    'packages/uploads',
  ],
  bff: [
    'packages/admission',
    'packages/contract',
    'packages/draining',
    'packages/layout-engine',
    'packages/messages',
    'packages/content-store',
    'packages/outbound',
    'packages/theme',
    'packages/experiments',
    'packages/statistics',
    'packages/telemetry',
    'packages/site-database',
    'packages/staff',
    'packages/publishing',
    'packages/preview',
    'packages/session-token',
    'packages/site-secret',
    'packages/tracing',
    'packages/uploads',
    'packages/upstream',
    'packages/blocks/src/schemas.ts',
    'packages/blocks/src/server.ts',
  ],
  renderer: [
    'packages/contract',
    'packages/browser-calls',
    'packages/messages',
    'packages/theme',
    'packages/blocks/src/schemas.ts',
    'packages/blocks/src/client.ts',
    'packages/blocks/src/client-common.ts',
  ],
  studio: [
    'packages/contract',
    'packages/layout-engine',
    'packages/content-store/src/audience-cell.ts',
    'packages/content-store/src/banner-cells.ts',
    'packages/content-store/src/example-banners.ts',
    'packages/content-store/src/read-banners.ts',
    'packages/content-store/src/split-csv.ts',
    'packages/messages/src/compile-message.ts',
    'packages/messages/src/define-messages.ts',
    'packages/messages/src/describe-message.ts',
    'packages/messages/src/editable-message.ts',
    'packages/messages/src/format-message.ts',
    'packages/theme/src/font-stacks.ts',
    'packages/theme/src/fonts',
    'packages/theme/src/neutrals.ts',
  ],
  cli: [
    'packages/contract',
    'packages/layout-engine',
    'packages/content-store',
    'packages/experiments',
    'packages/publishing',
    'packages/staff',
    'packages/services',
    'packages/preview',
    'packages/site-secret',
    'packages/blocks/src/schemas.ts',
  ],
};
/**
 * The folders of packages/services/src, and which others each may import beside `platform`. A folder names only folders above
 * it, so that there is no cycle between them. Files at the top of src, and tests, may import all of them.
 */
const SERVICES = {
  platform: [],
  auth: [],
  seo: [],
  static: [],
  otp: ['auth'],
  course: ['auth'],
  media: ['auth'],
  job: ['auth'],
  user: ['auth', 'job', 'media', 'otp', 'static'],
  subscription: ['auth', 'job'],
  recruiter: ['auth', 'job', 'user'],
  privacy: ['auth', 'course', 'job', 'media', 'subscription', 'user'],
};
/** The folders of the BFF in their order: each imports only those before it, and only `boot` the app. */
const BFF_FOLDERS = [
  'redis',
  'metrics',
  'http',
  'site',
  'session',
  'experiments',
  'page',
  'tracking',
  'media',
  'api',
  'links',
  'crawlers',
  'studio',
  'dev',
  'routes',
  'boot',
];
/** The stages of a page in their order; `cache` is there for all of them. */
const PAGE_STAGES = ['cache', 'request', 'plan', 'load', 'assemble', 'render', 'respond'];
const TEST_FILE = '\\.test\\.tsx?$';
const FIXTURES = '^packages/blocks/src/fixtures\\.ts$';
const OUR_CODE = '^(packages|bff|renderer|tests)/';

const homeOf = (name) => (name === 'bff' || name === 'renderer' ? name : `packages/${name}`);
const asPath = (allowed) => `^${allowed.replaceAll('.', '\\.')}(/|$)`;

/** Tests may also draw on the test kit and the blocks' fixtures, never on another package's inside. */
const directionRules = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `direction-${name}`,
  severity: 'error',
  comment: `${name} imports only: ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: `^${homeOf(name)}/` },
  to: {
    path: OUR_CODE,
    pathNot: [`^${homeOf(name)}/`, ...allowed.map(asPath), '^packages/test-kit/', FIXTURES],
  },
}));

const servicePath = (folder) => `^packages/services/src/${folder}/`;
const serviceRules = Object.entries(SERVICES).map(([folder, neighbours], index, all) => {
  const above = all.slice(0, index).map(([name]) => name);
  const wrong = neighbours.find((name) => !above.includes(name));
  if (wrong) throw new Error(`SERVICES: ${folder} names ${wrong}, which is not above it`);
  return {
    name: `services-${folder}`,
    severity: 'error',
    comment: `${folder} imports only: ${['platform', ...neighbours].join(', ')}`,
    from: { path: servicePath(folder), pathNot: TEST_FILE },
    to: {
      path: '^packages/services/src/',
      pathNot: [folder, 'platform', ...neighbours].map(servicePath),
    },
  };
});

const BFF_TESTS = [TEST_FILE, '\\.fixture\\.ts$'];

const bffFolderRules = BFF_FOLDERS.slice(0, -1).map((name, index) => ({
  name: `bff-folder-${name}`,
  severity: 'error',
  comment: `bff/src/${name} imports only: ${BFF_FOLDERS.slice(0, index).join(', ') || 'no other folder'}`,
  from: { path: `^bff/src/${name}/`, pathNot: BFF_TESTS },
  to: { path: `^bff/src/((${BFF_FOLDERS.slice(index + 1).join('|')})/|(app|server)\\.ts$)` },
}));

const pageStageRules = PAGE_STAGES.map((name, index) => ({
  name: `page-stage-${name}`,
  severity: 'error',
  comment: 'a stage of a page knows no later one, and nothing that puts the stages in order',
  from: { path: `^bff/src/page/${name}/`, pathNot: BFF_TESTS },
  to: {
    path: `^bff/src/page/(${[...PAGE_STAGES.slice(index + 1).map((later) => `${later}/`), '[^/]+$'].join('|')})`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directionRules,
    ...serviceRules,
    {
      name: 'services-folders-declared',
      severity: 'error',
      comment: 'a folder of services needs its line in SERVICES',
      from: {},
      to: {
        path: '^packages/services/src/[^/]+/',
        pathNot: Object.keys(SERVICES).map(servicePath),
      },
    },
    {
      name: 'services-without-tools',
      severity: 'error',
      comment:
        'demo data and the import of jobs are no services: only the entry program loads demo data',
      from: {
        path: '^packages/services/src/',
        pathNot: ['^packages/services/src/server\\.ts$', TEST_FILE],
      },
      to: { path: '^packages/services/tools/' },
    },
    ...bffFolderRules,
    ...pageStageRules,
    {
      name: 'page-stages-exchange-data',
      severity: 'error',
      comment:
        'a stage of a page takes the results of earlier ones: it imports their types and calls none of them',
      from: {
        path: `^bff/src/page/(${PAGE_STAGES.slice(1).join('|')})/`,
        pathNot: BFF_TESTS,
      },
      to: {
        path: `^bff/src/page/(${PAGE_STAGES.slice(1).join('|')})/`,
        pathNot: '^bff/src/page/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'test-kit-only-in-tests',
      severity: 'error',
      comment: 'the test kit and fixtures never reach what is shipped',
      from: {
        path: OUR_CODE,
        pathNot: [TEST_FILE, '^packages/test-kit/', '^tests/', FIXTURES, '\\.fixtures\\.tsx?$'],
      },
      to: { path: ['^packages/test-kit/', FIXTURES, '\\.fixtures\\.tsx?$'] },
    },
    {
      name: 'no-test-imports',
      severity: 'error',
      comment: 'nothing imports a test file',
      from: {},
      to: { path: TEST_FILE },
    },
    {
      name: 'block-imports-no-block',
      severity: 'error',
      comment: 'a block knows its own folder, shared/ and the files beside the folders',
      from: { path: '^packages/blocks/src/([^/]+)/', pathNot: '^packages/blocks/src/shared/' },
      to: {
        path: '^packages/blocks/src/[^/]+/',
        pathNot: ['^packages/blocks/src/$1/', '^packages/blocks/src/shared/'],
      },
    },
    {
      name: 'shared-imports-no-block',
      severity: 'error',
      comment: 'what blocks share knows none of them',
      from: { path: '^packages/blocks/src/shared/' },
      to: { path: '^packages/blocks/src/[^/]+/', pathNot: '^packages/blocks/src/shared/' },
    },
    {
      name: 'shared-has-domains',
      severity: 'error',
      comment: 'a file that blocks share belongs to a domain: shared/<domain>/',
      from: {},
      to: { path: '^packages/blocks/src/shared/[^/]+$' },
    },
    {
      name: 'component-imports-no-loader',
      severity: 'error',
      comment: 'what browsers are sent holds no loader',
      from: { path: '^packages/blocks/src/.+\\.tsx$', pathNot: TEST_FILE },
      to: { path: '/loader\\.ts$' },
    },
    {
      name: 'block-theme-only-in-styles',
      severity: 'error',
      comment: 'styles are extracted by the build: only *.styles.ts may make them',
      from: { path: '^packages/blocks/src/', pathNot: ['\\.styles\\.ts$', TEST_FILE] },
      to: { path: '^packages/theme/' },
    },
    {
      name: 'pure-packages',
      severity: 'error',
      comment: 'contract, layout-engine and statistics run anywhere: no Node, no server, no view',
      from: { path: '^packages/(contract|layout-engine|statistics)/src/', pathNot: TEST_FILE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-libraries',
      severity: 'error',
      comment: 'contract, layout-engine and statistics run anywhere: no Node, no server, no view',
      from: { path: '^packages/(contract|layout-engine|statistics)/src/', pathNot: TEST_FILE },
      to: { path: 'node_modules/(@?fastify|react|react-dom|@emotion)(/|$)' },
    },
    {
      name: 'relative-stays-in-package',
      severity: 'error',
      comment: 'another package is imported by its name',
      from: { path: '^(packages/[^/]+|bff|renderer)/', pathNot: '^packages/test-kit/' },
      // The texts that come with the program are the files of the site itself.
      to: { dependencyTypes: ['local'], pathNot: ['^$1/', '^layouts/messages/en-IN/'] },
    },
    {
      name: 'tests-reach-scripts-alone',
      severity: 'error',
      comment: 'another package is imported by its name; scripts are no package, and have none',
      from: { path: '^(tests|packages/test-kit)/' },
      to: { dependencyTypes: ['local'], pathNot: '^($1|scripts)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'a cycle has no beginning to read from',
      from: { path: OUR_CODE },
      to: { circular: true },
    },
    {
      name: 'no-drawer-folders',
      severity: 'error',
      comment: 'name a file for the one thing that it holds',
      from: {},
      to: { path: '/(utils?|helpers?|misc|common)(/|\\.)', pathNot: 'node_modules' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'import the file that holds it',
      from: {},
      to: { path: '/index\\.[jt]sx?$', pathNot: 'node_modules' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'an import that does not resolve escapes every other rule',
      from: { path: OUR_CODE },
      // What a build makes up has no file: `virtual:` modules of its plugins.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.turbo)/|^tests/load/peers/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
