import { perksAndBenefits } from '@broadsheet/contract/calls/job';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadPerks } from './loader.ts';
import { fixtures } from './perks.fixtures.ts';
import { Perks } from './perks.tsx';

const settings = { title: 'Perks and benefits' };

it.each(['/j/senior-java-developer-kaveri-systems-1234', '/company/kaveri-systems'])(
  'are those of the company at %s',
  async (path) => {
    const { context, made } = loaderContext(path);
    const { data } = await loadPerks(settings, context);
    expect(data?.perks).toEqual([{ label: 'Health cover', detail: 'For the family' }]);
    expect(made.at(-1)).toEqual({ path: perksAndBenefits.path, query: { companyId: 7 } });
  },
);

it('are absent if there are none, or no company', async () => {
  const none = loaderContext('/company/kaveri-systems', { [perksAndBenefits.path]: { items: [] } });
  expect(await loadPerks(settings, none.context)).toEqual({ data: null });
  expect(await loadPerks(settings, loaderContext('/companies').context)).toEqual({ data: null });
});

it('show the value of each, if it is known', () => {
  expect(textOf(renderFixture(Perks, fixtures))).toContain(
    'Health cover For the family Flexible hours',
  );
});
