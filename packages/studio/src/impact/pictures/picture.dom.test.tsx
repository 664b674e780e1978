import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  find,
  leavePage,
  pressButton,
  refusal,
  settle,
  showPage,
} from '../../test-page.fixture.tsx';
import { Picture } from './picture.tsx';

let comeIntoSight = () => {};
class Sight {
  constructor(tell: (entries: readonly object[]) => void) {
    comeIntoSight = () => tell([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Sight));
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
});

it('is asked for once it is in sight, says what did not come, and asks again', async () => {
  const asked: unknown[] = [];
  answerFetch(({ body }) => {
    asked.push(body);
    return refusal(503, 'STUDIO_UNAVAILABLE');
  });
  const persona = { brand: 'tech', audience: { cohort: 'freshers', device: 'phone' } } as const;
  await showPage(
    <Picture
      {...{ change: null, version: 1, path: '/', persona, marks: [], seek: [] }}
      title="Live now: freshers"
    />,
  );
  expect(asked).toEqual([]);
  await act(async () => comeIntoSight());
  await settle();
  expect(asked).toEqual([{ change: null, path: '/', persona }]);
  expect(find('[role="alert"]', HTMLElement).textContent).toContain('did not come');
  await pressButton('Try again');
  expect(asked).toHaveLength(2);
});
