import type { RecordedDecision } from '@broadsheet/contract/studio/decision';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  find,
  pressButton,
  refusal,
  showPage,
  typeInto,
} from '../test-page.fixture.tsx';
import { DecisionDialog, type SuggestedDecision } from './decision-dialog.tsx';

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

const ratio = { units: 0, pValue: 1, chiSquare: null, degrees: 1, alarm: false };
const of = (status: 'running' | 'stopped' = 'running'): StudioExperiment => ({
  key: 'home-order',
  experiment: { page: 'home', unit: 'visitor', variants: { control: 40, b: 30, c: 30 }, status },
  report: {
    key: 'home-order',
    bucketVersion: 2,
    units: 0,
    unitsInSeveralArms: 0,
    arms: [],
    sampleRatio: { overall: ratio, brands: [], cohorts: [] },
    metrics: [],
  },
});
const CURRENT: RecordedDecision = {
  number: 7,
  experiment: 'home-order',
  bucketVersion: 2,
  version: 1,
  page: 'home',
  decision: 'ship',
  arm: 'b',
  recommended: { decision: 'ship', arm: 'b' },
  reason: null,
  learning: 'It works.',
  hypothesis: null,
  by: { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Ravi' },
  at: '2026-11-22T10:00:00.000Z',
};

/** What is sent, while somebody else records once meanwhile. */
const open = async (suggested: SuggestedDecision | null, hasRival = false, shown = of()) => {
  const sent: unknown[] = [];
  let current: RecordedDecision | null = null;
  answerFetch(({ method, body }) => {
    if (method === 'GET')
      return [
        200,
        { bucketVersion: current ? 3 : 2, recommended: { decision: 'ship', arm: 'c' }, current },
      ];
    sent.push(body);
    if (!hasRival || current) return [200, CURRENT];
    current = CURRENT;
    return refusal(409, 'CHANGE_MOVED');
  });
  const onClose = vi.fn();
  await showPage(<DecisionDialog of={shown} suggested={suggested} onClose={onClose} />);
  return { sent, onClose };
};
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const fieldOf = (label: RegExp) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    label.test(textContent ?? ''),
  );
  const field = document.getElementById(found?.htmlFor ?? '');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error(`no field ${label}`);
  return field;
};
const choose = async (index: number, value: string) => {
  const select = document.querySelectorAll('select')[index];
  if (!select) throw new Error(`no choice ${index}`);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

it('starts with what the results recommend, and asks for a reason only to differ', async () => {
  const { sent, onClose } = await open(null);
  expect(find('[role="dialog"]', HTMLElement).textContent).toContain(
    'The results recommend Ship c.',
  );
  expect(labels()).toEqual(['Decision', 'Group that everyone gets', 'What did you learn?']);
  await typeInto(fieldOf(/learn/), 'Shorter is better.');
  await pressButton('Record decision');
  const shared = { bucketVersion: 2, version: 0, learning: 'Shorter is better.' };
  expect(sent).toEqual([{ ...shared, decision: 'ship', arm: 'c', reason: null }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('takes a reason for another decision, such as that of a stop', async () => {
  const { sent } = await open({ decision: 'rollBack', arm: null }, false, of('stopped'));
  const choices = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choices).toEqual(['Ship', 'Hold', 'Roll back']);
  await typeInto(fieldOf(/Why not “Ship c”\?/), 'It broke the search.');
  await typeInto(fieldOf(/learn/), 'Test on phones first.');
  await pressButton('Record decision');
  expect(sent).toMatchObject([{ decision: 'rollBack', arm: null, reason: 'It broke the search.' }]);
});

it('shows the decision of somebody who was faster, loses no text, and then revises it', async () => {
  const { sent, onClose } = await open(null, true);
  await typeInto(fieldOf(/learn/), 'Mine.');
  await pressButton('Record decision');
  expect(onClose).not.toHaveBeenCalled();
  const dialog = find('[role="dialog"]', HTMLElement);
  expect(dialog.textContent).toContain('refused: CHANGE_MOVED');
  expect(dialog.textContent).toContain('Ravi decided “Ship b”');
  expect(fieldOf(/learn/).value).toBe('Mine.');
  await pressButton('Record decision');
  expect(sent).toMatchObject([
    { version: 0, bucketVersion: 2 },
    { version: 1, bucketVersion: 3, learning: 'Mine.' },
  ]);
});

it('asks for a reason to ship another group than the recommended one', async () => {
  const { sent } = await open(null);
  await choose(1, 'b');
  await typeInto(fieldOf(/Why not “Ship c”\?/), 'It is easier to build.');
  await typeInto(fieldOf(/learn/), 'Both are good.');
  await pressButton('Record decision');
  expect(sent).toMatchObject([{ arm: 'b', reason: 'It is easier to build.' }]);
});

it('shows why a decision is refused, and follows a recommendation that has changed', async () => {
  let recommended: object = { decision: 'ship', arm: 'c' };
  const message = 'The results recommend “Hold”. Say why you differ.';
  answerFetch(({ method }) => {
    if (method === 'GET') return [200, { bucketVersion: 2, recommended, current: null }];
    recommended = { decision: 'hold', arm: null };
    const [status, body] = refusal(400, 'VALIDATION');
    return [status, { ...body, details: [{ path: 'reason', message }] }];
  });
  await showPage(<DecisionDialog of={of()} suggested={null} onClose={vi.fn()} />);
  await typeInto(fieldOf(/learn/), 'Mine.');
  await pressButton('Record decision');
  const { textContent } = find('[role="dialog"]', HTMLElement);
  expect(textContent).toContain(message);
  expect(textContent).toContain('The results recommend Hold.');
  expect(find('select', HTMLSelectElement).value).toBe('hold');
  expect(fieldOf(/learn/).value).toBe('Mine.');
});
