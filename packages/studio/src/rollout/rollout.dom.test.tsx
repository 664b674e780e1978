import type { Change } from '@broadsheet/contract/studio/change';
import type { Rollout } from '@broadsheet/contract/studio/rollout';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha, changeOf, documentOf, ravi } from '../changes/change.fixture.ts';
import { PublishDialog } from '../changes/publish-dialog.tsx';
import { SessionGate } from '../session/session.tsx';
import { answerFetch, closePage, find, pressButton, showPage } from '../test-page.fixture.tsx';
import { rolloutOf } from './rollout.fixture.ts';
import { RolloutNotice } from './rollout-notice.tsx';
import { RolloutPanel } from './rollout-panel.tsx';

const rolling = changeOf({ state: 'rolling' });

/** A fake server with at most one rollout. */
const serve = (running: Rollout | null, staff = asha) => {
  const requests: unknown[] = [];
  let latest = running;
  answerFetch(({ method, path, body }) => {
    if (path === '/me') return [200, staff];
    if (path.startsWith('/rollouts?') || path === '/rollouts')
      return [200, { items: latest ? [latest] : [] }];
    if (method === 'POST') {
      requests.push([path, body]);
      const share = path.endsWith('/share') ? 0.1 : 0.05;
      const ended = { state: 'stopped', endedAt: '2026-11-20T12:00:00Z' } as const;
      latest = rolloutOf({ share, ...(path.endsWith('/stop') ? ended : {}) });
      return [200, latest];
    }
    return [200, rolling];
  });
  return requests;
};

const show = (page: ReactNode) => showPage(<SessionGate>{page}</SessionGate>);
const press = (text: string) =>
  act(async () => {
    const label = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === text,
    );
    label?.querySelector('input')?.click();
  });
const text = () => document.body.textContent;

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const openDialog = async (documents?: Change['documents']) => {
  const onChange = vi.fn();
  const change = changeOf(documents ? { documents } : {});
  await show(<PublishDialog change={change} onChange={onChange} onClose={() => {}} />);
  await press('Gradual rollout: a share of visitors first');
  return onChange;
};

it('starts with a share and its limits, and explains them first', async () => {
  const requests = serve(null);
  const onChange = await openDialog();
  expect(text()).toContain('5% of visitors who accepted cookies see this draft');
  await press('25%');
  expect(text()).toContain('25% of visitors who accepted cookies see this draft');
  await pressButton('Start with 25%');
  expect(requests).toEqual([
    [
      `/changes/${rolling.id}/rollout`,
      { version: 4, share: 0.25, bounds: { blockErrors: 0.02, applyFall: 0.2 } },
    ],
  ]);
  expect(onChange).toHaveBeenCalledWith(rolling);
});

it('names the files that cannot be rolled out before the start', async () => {
  serve(null);
  await openDialog([documentOf('layouts/experiments.json', '{}')]);
  expect(find('[role="alert"].failure', HTMLElement).textContent).toContain('Experiments');
  expect(find('button[type="submit"]', HTMLButtonElement).disabled).toBe(true);
});

it('shows both arms as text, grows and stops', async () => {
  const requests = serve(rolloutOf());
  await show(
    <>
      <RolloutNotice />
      <RolloutPanel change={rolling} />
    </>,
  );
  expect(text()).toContain('5% of tracked visitors see Diwali banners');
  expect(text()).toContain('33.3% fewer people apply with this draft.');
  expect(text()).toContain('quote on Home, Tech site: failed in 10% of 210 loads with this draft');
  await pressButton('Increase to 10%…');
  await pressButton('Show to 10%');
  expect(find('.rollout [role="status"]', HTMLElement).textContent).toContain('Shown to 10%');
  await pressButton('Roll back…');
  expect(text()).toContain('All visitors go back to the current site at once.');
  await pressButton('Roll back now');
  expect(find('.rollout [role="status"]', HTMLElement).textContent).toMatch(/^Rolled back on/);
  expect(requests).toEqual([
    ['/rollouts/3/share', { share: 0.1 }],
    ['/rollouts/3/stop', null],
  ]);
});

it('shows why the site rolled back, and offers no step without the role', async () => {
  const reason = 'The block quote failed too often.';
  serve(
    rolloutOf({ state: 'rolled-back', endedAt: '2026-11-20T12:00:00Z', reason, trouble: null }),
    ravi,
  );
  await show(<RolloutPanel change={changeOf()} />);
  expect(text()).toContain('The block quote failed too often. Everyone sees');
  expect(document.querySelectorAll('.rollout button')).toHaveLength(0);
});
