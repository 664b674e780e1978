import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { changeOf } from '../changes/change.fixture.ts';
import { answerFetch, find, flushTasks, showPage } from '../test-page.fixture.tsx';
import { TakingInput } from './taking-part.tsx';

const AUDIENCES = [
  { key: 'freshers', name: 'Freshers', any: [{ cohort: ['freshers'] }], share: 0.2 },
  { key: 'pro', name: 'Pro members', any: [{ membership: ['pro'] }], share: null },
];

it('offers named audiences first, with their sizes on the page of the experiment', async () => {
  const paths: string[] = [];
  answerFetch(({ path }) => {
    paths.push(path);
    return [200, { items: AUDIENCES }];
  });
  const onChange = vi.fn();
  const change = changeOf({});
  const value = { when: { device: ['phone' as const] } };
  const palette = { types: [], brands: [], experiments: {} };
  await showPage(<TakingInput {...{ value, change, page: 'home', palette, onChange }} />);
  await act(async () => {
    find('details', HTMLDetailsElement).open = true;
  });
  await flushTasks();
  expect(paths).toEqual([`/audiences?change=${change.id}&page=home`]);
  expect(find('.editor-disclosure', HTMLElement).textContent).toContain('Audience');
  const boxes = [...document.querySelectorAll('.editor-check')];
  expect(boxes.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Freshers (20% of views)',
    'Pro members (not measured yet)',
  ]);
  await act(async () => boxes[0]?.querySelector('input')?.click());
  expect(onChange).toHaveBeenLastCalledWith({
    when: { audience: ['freshers'], device: ['phone'] },
    from: undefined,
    until: undefined,
  });
});
