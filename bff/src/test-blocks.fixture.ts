import { setTimeout } from 'node:timers/promises';
import { defineBlock } from '@broadsheet/contract/block-definition';
import { type BlockLoader, defineLoader } from '@broadsheet/contract/block-loader';
import { settings } from '@broadsheet/contract/calls/account';
import { jobDetail, search, tags } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import Type from 'typebox';

const text = {
  ...base('text'),
  settings: Type.Object({ text: Type.String({ default: 'Hello' }) }),
};
function base(type: string) {
  return {
    type,
    version: 1,
    title: type,
    description: type,
    settings: Type.Object({ mode: Type.String({ default: '' }) }),
    data: Type.Object({ value: Type.String() }),
    hydrate: 'never',
  } as const;
}

/** Block types as small as they can be; `mode` of `flaky` and `main` says how the loader behaves. */
export const definitions = {
  text: defineBlock({ ...text, data: Type.Object({}) }),
  band: defineBlock({ ...base('band'), personal: true }),
  nosy: defineBlock(base('nosy')),
  who: defineBlock({ ...base('who'), personal: true }),
  jobs: defineBlock({ ...base('jobs'), leavesOutBlocked: true }),
  tags: defineBlock(base('tags')),
  notices: defineBlock(base('notices')),
  flaky: defineBlock(base('flaky')),
  later: defineBlock({ ...base('later'), onFailure: 'defer' }),
  main: defineBlock({ ...base('main'), primary: true }),
  job: defineBlock({ ...base('job'), primary: true }),
  aged: defineBlock({
    ...base('aged'),
    version: 2,
    migrations: [({ manner, ...rest }) => ({ ...rest, mode: manner })],
    downgrades: [
      {
        settings: Type.Object({ manner: Type.String() }),
        data: Type.Object({ values: Type.Array(Type.String({ minLength: 1 })) }),
        downgradeSettings: ({ mode }) => ({ manner: mode }),
        downgradeData: ({ value }: { value: string }) => {
          if (value === 'throw') throw new Error('secret: no way back');
          return { values: [value] };
        },
      },
    ],
  }),
  split: defineBlock({ ...base('split'), data: Type.Object({}), slots: { main: {}, aside: {} } }),
};

/** Beyond the shortest deadline of a block. */
const SLOW_MS = 300;

const misbehave = async (mode: string, signal: AbortSignal): Promise<{ value: string }> => {
  if (mode === 'throw') throw new Error('secret: /etc/passwd');
  if (mode === 'fault') throw new AppError('BAD_GATEWAY');
  if (mode === 'slow') await setTimeout(SLOW_MS);
  if (mode === 'wrong') return { value: 1 } as never;
  if (mode === 'hang') await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return { value: mode };
};

export const loaders = {
  text: defineLoader(definitions.text, () => ({ data: {} })),
  band: defineLoader(definitions.band, (_, { audience }) => ({
    data: { value: String(audience.experienceBand) },
  })),
  nosy: defineLoader(definitions.nosy, (_, { audience }) => ({
    data: { value: String(audience.experienceBand) },
  })),
  who: defineLoader(definitions.who, async ({ mode }, { session, audience, call }) => {
    if (session === null) return { data: { value: 'nobody' } };
    if (mode === 'settings') await call(settings, {});
    const { membership, cohort, experienceBand, city } = audience;
    const said = [session.userId, session.authInfo.name, membership, cohort, experienceBand, city];
    return { data: { value: said.join() } };
  }),
  jobs: defineLoader(definitions.jobs, async (_, { call, session }) => {
    const { total } = await call(search, {});
    return { data: { value: `${total} jobs, ${session === null ? 'nobody' : 'somebody'}` } };
  }),
  tags: defineLoader(definitions.tags, async (_, { call }) => {
    const { items } = await call(tags, {});
    return { data: { value: items.map((item) => item.label).join() } };
  }),
  notices: defineLoader(definitions.notices, ({ mode }, { banners }) => ({
    data: {
      value: banners(mode)
        .map(({ title }) => title)
        .join(),
    },
  })),
  flaky: defineLoader(definitions.flaky, async ({ mode }, { signal }) =>
    mode === 'empty' ? { data: null } : { data: await misbehave(mode, signal) },
  ),
  aged: defineLoader(definitions.aged, ({ mode }) => ({ data: { value: mode } })),
  later: defineLoader(definitions.later, async ({ mode }, { signal }) => ({
    data: await misbehave(mode, signal),
  })),
  main: defineLoader(definitions.main, ({ mode }, { page }) => {
    const seo = { title: 'Backend jobs', meta: [{ name: 'x', content: 'y' }] };
    const data = { value: page.params.category ?? '' };
    if (mode === 'gone') return { data, page: { status: 410, seo } };
    if (mode === 'missing') return { data: null, page: { status: 404 } };
    const redirect = { status: 301, location: '/c/backend-jobs?moved' } as const;
    return { data, page: mode === 'moved' ? { redirect } : { status: 200, seo } };
  }),
  job: defineLoader(definitions.job, async (_, { call, page }) => {
    const { title } = await call(jobDetail, { query: { jobcode: page.params.jobId ?? '' } });
    return { data: { value: title } };
  }),
  split: defineLoader(definitions.split, () => ({ data: {} })),
} as const as unknown as Readonly<Record<string, BlockLoader>>;
