import { expect, it } from 'vitest';
import { type Pane, reducePanes } from './use-panes.ts';

const stateOf = (open: readonly Pane[]) => ({ open, openedByUser: null });

it.each([
  ['preview', ['outline', 'settings']],
  ['outline', ['preview', 'settings']],
] as const)('on a narrow screen %s takes the room of the other', (pane, open) => {
  const action = { type: 'toggle', pane } as const;
  expect(reducePanes(stateOf(open), { ...action, isNarrow: true }).open).toEqual([
    'settings',
    pane,
  ]);
  expect(reducePanes(stateOf(open), { ...action, isNarrow: false }).open).toEqual([...open, pane]);
});

it('the settings stand beside the others on every screen', () => {
  const action = { type: 'show', pane: 'settings', isNarrow: true } as const;
  expect(reducePanes(stateOf(['outline']), action).open).toEqual(['outline', 'settings']);
});

it('a pane takes the focus each time that the user opens it, and not for a block elsewhere', () => {
  const of = { pane: 'settings', isNarrow: false } as const;
  const opened = reducePanes(stateOf([]), { type: 'open', ...of });
  const again = reducePanes(opened, { type: 'open', ...of });
  expect(again.openedByUser).toEqual({ pane: 'settings' });
  expect(again.openedByUser).not.toBe(opened.openedByUser);
  expect(reducePanes(again, { type: 'show', ...of }).openedByUser).toBeNull();
  expect(reducePanes(again, { type: 'toggle', ...of })).toEqual(stateOf([]));
});
