import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { changeOf } from '../changes/change.fixture.ts';
import { answerFetch, flushTasks, showPage } from '../test-page.fixture.tsx';
import { BannerShare } from './banner-share.tsx';

const show = async (share: number | null, cells: Readonly<Record<string, string>>) => {
  const sent: unknown[] = [];
  answerFetch(({ body }) => {
    sent.push(body);
    return [200, { share }];
  });
  await showPage(
    <BannerShare
      change={changeOf({})}
      cells={cells}
      audiences={NO_AUDIENCES}
      page="home"
      brand="tech"
    />,
  );
  await flushTasks();
  return sent;
};

it('says the share of the views that a banner is for', async () => {
  const sent = await show(0.34, { minExp: '2', location: 'Pune', audience: 'freshers|members' });
  expect(document.body.textContent).toBe(
    'This banner is for 34% of views of this page on this site.',
  );
  expect(sent).toMatchObject([
    {
      page: 'home',
      brand: 'tech',
      change: changeOf({}).id,
      banner: { minExp: 2, location: ['Pune'], audience: ['freshers', 'members'] },
    },
  ]);
});

it('says that nothing is measured yet', async () => {
  await show(null, { minExp: '2' });
  expect(document.body.textContent).toContain('not measured yet');
});

it('asks nothing of a row with a fault', async () => {
  expect(await show(0.34, { minExp: 'two' })).toEqual([]);
  expect(document.body.textContent?.trim()).toBe('');
});
