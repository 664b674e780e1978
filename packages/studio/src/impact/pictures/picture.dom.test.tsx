import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  refusal,
  showPage,
} from '../../test-page.fixture.tsx';
import { Picture } from './picture.tsx';

let comeIntoSight = () => {};
class Sight {
  constructor(notify: (entries: readonly object[]) => void) {
    comeIntoSight = () => notify([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Sight));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('loads once it is visible, shows failures, and retries', async () => {
  const requests: unknown[] = [];
  answerFetch(({ body }) => {
    requests.push(body);
    return refusal(503, 'STUDIO_UNAVAILABLE');
  });
  const persona = { brand: 'tech', audience: { cohort: 'freshers', device: 'phone' } } as const;
  await showPage(
    <Picture
      {...{ side: 'before', change: null, version: 1, path: '/', persona, marks: [], seek: [] }}
      title="Live now: freshers"
    />,
  );
  expect(requests).toEqual([]);
  await act(async () => comeIntoSight());
  await flushTasks();
  expect(requests).toEqual([{ change: null, path: '/', persona }]);
  expect(find('[role="alert"]', HTMLElement).textContent).toContain('could not load');
  await pressButton('Try again');
  expect(requests).toHaveLength(2);
});
