import { act, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { closePage, showPage } from '../../test-page.fixture.tsx';
import type { Editing } from '../editing.ts';
import { paneId, switchId } from '../pane.tsx';
import { useFocusedRow } from './use-focused-row.ts';

const selected: (string | null)[] = [];
/** Only what the focus needs. */
const editing = {
  toFocus: ['intro'],
  blocks: new Map([['intro', { type: 'text' }]]),
  select: (id) => void selected.push(id),
} satisfies Partial<Editing> as Partial<Editing> as Editing;

interface OpenPanes {
  readonly isOutlineOpen: boolean;
  readonly areSettingsOpen: boolean;
}

const Page = ({ isOutlineOpen, areSettingsOpen }: OpenPanes) => {
  const tree = useRef<HTMLDivElement>(null);
  useFocusedRow(tree, editing);
  const styleOf = (isOpen: boolean) => ({ display: isOpen ? 'block' : 'none' });
  return (
    <>
      <button type="button" id={switchId('settings')} />
      <div ref={tree} style={styleOf(isOutlineOpen)}>
        <button type="button" data-key="intro" id="row" />
      </div>
      <section id={paneId('settings')} tabIndex={-1} style={styleOf(areSettingsOpen)} />
    </>
  );
};

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  selected.length = 0;
});

it.each([
  ['the row', { isOutlineOpen: true, areSettingsOpen: true }, 'row'],
  [
    'the settings while the outline is closed',
    { isOutlineOpen: false, areSettingsOpen: true },
    paneId('settings'),
  ],
  [
    'the button of the settings while both are closed',
    { isOutlineOpen: false, areSettingsOpen: false },
    switchId('settings'),
  ],
])('focuses %s', async (_, open, id) => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  await showPage(<Page {...open} />);
  await act(async () => frames.at(-1)?.(0));
  expect([document.activeElement?.id, selected]).toEqual([id, ['intro']]);
});
