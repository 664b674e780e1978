import type { RecordedDecision } from '@broadsheet/contract/studio/decision';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  showPage,
} from '../test-page.fixture.tsx';
import ArchivePage from './archive-page.tsx';
import DecisionPage from './decision-page.tsx';

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const decision = (more: Partial<RecordedDecision> = {}): RecordedDecision => ({
  number: 7,
  experiment: 'home-order',
  bucketVersion: 1,
  version: 2,
  page: 'home',
  decision: 'hold',
  arm: null,
  recommended: { decision: 'ship', arm: 'b' },
  reason: 'Legal asks us to wait.',
  learning: 'People look for their category.',
  hypothesis: 'Categories first bring more applications.',
  by: { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Ravi' },
  at: '2026-11-22T10:00:00.000Z',
  ...more,
});
const SNAPSHOT = {
  revision: 3,
  isReliable: false,
  definition: null,
  report: { any: 'report' },
  results: [
    {
      metric: 'Applied for a job',
      verdict: 'b is better',
      groups: [
        {
          group: 'control',
          people: 900,
          conversions: 90,
          rate: 0.1,
          difference: null,
          interval: null,
        },
        {
          group: 'b',
          people: 1_000,
          conversions: 130,
          rate: 0.13,
          difference: 0.03,
          interval: { low: 0.016, high: 0.044 },
        },
      ],
    },
  ],
};

it('lists decisions, and filters them by what is chosen', async () => {
  const paths: string[] = [];
  answerFetch(({ path }) => {
    paths.push(path);
    return [200, { items: [decision()], hasMore: false, pages: ['home', 'faq'] }];
  });
  await showPage(<ArchivePage />);
  const entry = find('.entries > li', HTMLElement);
  expect(entry.querySelector('a')?.getAttribute('href')).toBe('/experiments/archive/7');
  expect(entry.textContent).toContain('Hold Home page. Ravi');
  expect(entry.textContent).toContain('People look for their category.');
  const [byDecision, byPage] = document.querySelectorAll('select');
  for (const [select, value] of [
    [byDecision, 'rollBack'],
    [byPage, 'faq'],
  ] as const) {
    await act(async () => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await flushTasks();
  }
  expect(paths).toEqual([
    '/decisions',
    '/decisions?decision=rollBack',
    '/decisions?decision=rollBack&page=faq',
  ]);
});

it('says what to do while nothing is decided', async () => {
  answerFetch(() => [200, { items: [], hasMore: false, pages: [] }]);
  await showPage(<ArchivePage />);
  expect(find('.empty', HTMLElement).textContent).toMatch(/^No decisions yet\. Record one/);
});

it('a decision is shown with its reason, the results then, and the other decisions', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:report');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const first = decision({ number: 5, version: 1, decision: 'ship', arm: 'b', reason: null });
  answerFetch(({ path }) =>
    path.startsWith('/audiences')
      ? [200, { items: [] }]
      : [200, { decision: decision(), snapshot: SNAPSHOT, others: [first] }],
  );
  history.replaceState(null, '', '/');
  await showPage(
    <Routes location="/experiments/archive/7">
      <Route path="/experiments/archive/:number" element={<DecisionPage />} />
    </Routes>,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain(
    'The results recommended “Ship b”. Ravi differed: “Legal asks us to wait.”',
  );
  expect(text).toContain('The groups were not as planned');
  expect(text).not.toContain('There is a later decision');
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'control9009010%–',
    'b1,00013013%+3 points (+1.6 to +4.4 points)',
  ]);
  expect(find('a[href="/experiments/archive/5"]', HTMLAnchorElement).textContent).toBe('Ship b');
  await pressButton('Download whole report');
  expect(saved).toEqual(['home-order-1-report.json']);
});
