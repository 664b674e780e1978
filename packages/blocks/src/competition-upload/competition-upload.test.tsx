import { competitionProgress } from '@broadsheet/contract/calls/competition';
import { files } from '@broadsheet/contract/calls/media';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { expect, it } from 'vitest';
import { NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { sessionFixture } from '../session.fixtures.ts';
import { fixtures } from './competition-upload.fixtures.ts';
import { CompetitionUpload } from './competition-upload.tsx';
import { loadCompetitionUpload } from './loader.ts';

const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
const roundOf = (round: number, state: string, begin = -1, end = 1) => ({
  round,
  state,
  startDate: at(begin),
  endDate: at(end),
});
const load = async (
  round: 'introduction' | 'round-two' | 'round-three',
  rounds: object[],
  registration: object | null = {},
) => {
  const answers = {
    [competitionProgress.path]: {
      status: 'idle',
      competition: {
        registration,
        rounds,
        files: [{ mediaType: 'caseStudy', url: '/f', name: 'a.pdf' }],
      },
    },
    [files.path]: { items: [] },
  };
  const { context } = loaderContext('/epoch/entry', answers, { session: sessionFixture });
  return (await loadCompetitionUpload({ part: round }, context)).data;
};

it('accepts files while the round is open, from qualified participants', async () => {
  const open = await load('round-two', [roundOf(2, 'done')]);
  expect(open).toMatchObject({ isOpen: true, files: [{ file: { name: 'a.pdf' } }] });
  expect(await load('round-two', [roundOf(2, 'out')])).toMatchObject({ isOpen: false });
  const over = await load('round-two', [roundOf(2, 'missed', -2, -1)]);
  expect(over).toMatchObject({ isOpen: false, note: expect.stringContaining('Closed') });
});

it('is absent without a registration, and before round three', async () => {
  expect(await load('introduction', [], null)).toBeNull();
  expect(await load('introduction', [])).toMatchObject({ isOpen: true });
  expect(await load('round-three', [roundOf(3, 'ahead', 1, 2)])).toBeNull();
  expect(await load('round-three', [roundOf(3, 'open')])).toMatchObject({
    files: [{ kind: 'slides', file: null }, { kind: 'pitchVideo' }],
  });
});

it('is one form per file, with the allowed types', () => {
  const html = renderFixture(CompetitionUpload, fixtures, 'long');
  expect(html.match(/action="\/api\/user\/competition\/upload"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('PDF or PPTX, up to 20 MB.');
  expect(renderFixture(CompetitionUpload, fixtures, 'empty')).not.toContain('<form');
});
