import { competitionInfo, competitionResult } from '@broadsheet/contract/calls/competition';
import { AppError } from '@broadsheet/contract/errors';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './competition-results.fixtures.ts';
import { CompetitionResults } from './competition-results.tsx';
import { loadCompetitionResults } from './loader.ts';

const messages = builtInMessages().competition;
const of = { competitionId: 'epoch', title: 'Epoch', rounds: [1, 2], round: 2 };
const results = [{ competitionId: 'epoch', title: 'Epoch', rounds: [1, 2] }];
const load = async (path: string, published: object[] = results, answer?: unknown) => {
  const { context, made } = loaderContext(path, {
    [competitionInfo.path]: { status: 'idle', competition: null, results: published },
    [competitionResult.path]: answer ?? { of, items: [], total: 230 },
  });
  const { data } = await loadCompetitionResults({ title: '' }, context);
  return { data, query: made.at(-1)?.query };
};

it('requests the results of the path, a hundred a page, and retains it across pages', async () => {
  const { data, query } = await load('/epoch?competition=epoch&round=2&name=Rao&page=2');
  expect(query).toEqual({
    competitionId: 'epoch',
    round: 2,
    name: 'Rao',
    institute: '',
    page: 2,
  });
  expect(data?.pager).toMatchObject({
    pages: 3,
    next: '/epoch?competition=epoch&round=2&name=Rao&page=3#results',
  });
  expect(data?.others.map(({ href, current }) => [href, current])).toEqual([
    ['/epoch?competition=epoch&round=1#results', false],
    ['/epoch?competition=epoch&round=2#results', true],
  ]);
});

it('is absent before results are published, and for invalid values', async () => {
  expect((await load('/epoch', [])).data).toBeNull();
  for (const query of ['round=4', 'page=0', 'competition=../x'])
    expect((await load(`/epoch?${query}`)).data).toBeNull();
  const gone = new AppError('COMPETITION_NOT_FOUND');
  expect((await load('/epoch?round=3', results, gone)).data).toBeNull();
});

it('names only named participants, and shows the result of a search', () => {
  const usual = textOf(renderFixture(CompetitionResults, fixtures));
  expect(usual).toContain('Asha Rao');
  expect(usual).toContain(messages.nameHidden);
  expect(textOf(renderFixture(CompetitionResults, fixtures, 'empty'))).toContain(
    messages.noneFound,
  );
  expect(renderFixture(CompetitionResults, fixtures)).toContain('<form');
});
