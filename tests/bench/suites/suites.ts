/** How an outside suite is entered and measured. Paths are inside a clone of it. */
export interface Suite {
  readonly repository: string;
  readonly commit: string;
  /** The folder for our contestant. */
  readonly folder: string;
  /** Texts that are inserted: before each anchor, once. */
  readonly insertions: readonly {
    readonly file: string;
    readonly anchor: string;
    readonly text: string;
  }[];
  /** The module of tinybench that the suite imports. */
  readonly tinybench: string;
}

export type SuiteName = 'framework-tracker' | 'ssr-benchmark';

export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  'framework-tracker': {
    repository: 'https://github.com/e18e/framework-tracker',
    commit: '6c01e84e9420272b225687c72f2d72d98bf0acc2',
    folder: 'packages/app-broadsheet',
    insertions: [
      {
        file: 'packages/stats-generator/src/ssrRequestThroughput/index.ts',
        anchor: "    {\n      name: 'baseline-html',",
        text: `    {
      name: 'broadsheet',
      displayName: 'Broadsheet',
      package: 'app-broadsheet',
      buildHandler: async () => ({
        type: 'node',
        handler: (await import('../../../app-broadsheet/handler.cjs')).createHandler(
          (await import('../../../testdata/src/ssr.ts')).testData,
        ),
      }),
    },
`,
      },
    ],
    tinybench: 'packages/stats-generator/node_modules/tinybench/dist/index.js',
  },
  'ssr-benchmark': {
    repository: 'https://github.com/eknkc/ssr-benchmark',
    commit: 'c6af3e610029aa36d2c3d6957658d1de1f0905db',
    folder: 'modules/broadsheet',
    insertions: [
      {
        file: 'src/index.js',
        anchor: '  {\n    name: "solid",',
        text: `  {
    name: "broadsheet",
    group: "renderers",
    handler: (await import("../modules/broadsheet/handler.cjs")).createHandler(
      (await import("testdata")).testData
    ),
  },
`,
      },
      {
        file: 'src/index.js',
        anchor: 'console.log("Benchmarking frameworks");',
        text: 'if (process.env.SUITE_ORDER === "backwards") handlers.reverse();\n',
      },
    ],
    tinybench: 'node_modules/tinybench/dist/index.js',
  },
};

export const isSuite = (name: string | undefined): name is SuiteName =>
  name !== undefined && Object.hasOwn(SUITES, name);
