import type { FormWebhook, WebhookDelivery } from '@broadsheet/contract/calls/form-webhooks';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  refusal,
  showPage,
  typeInto,
} from '../../test-page.fixture.tsx';
import { WebhookSection } from './webhook-section.tsx';

const FORM = { brand: 'tech', page: 'home', block: 'signup' } as const;
const delivery = (changes: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: '00000000-0000-4000-8000-000000000001',
  isTest: false,
  state: 'delivered',
  tries: 1,
  status: 204,
  fault: null,
  queuedAt: '2026-11-22T10:00:00Z',
  triedAt: '2026-11-22T10:00:01Z',
  ...changes,
});
const webhook = (changes: Partial<FormWebhook> = {}): FormWebhook => ({
  url: 'https://crm.example/answers',
  pausedAt: null,
  pauseReason: null,
  undelivered: 0,
  deliveries: [],
  ...changes,
});
const sent: unknown[] = [];
/** Serves a webhook; a saved one replaces it. */
const serve = (first: FormWebhook | null, isRefused = false): void => {
  let shown = first;
  sent.splice(0);
  answerFetch(({ method, path, body }) => {
    if (method === 'GET') return [200, { webhook: shown }];
    sent.push([path, body]);
    if (isRefused) return refusal(400, 'VALIDATION');
    if (path === '/forms/webhook') {
      shown = webhook();
      return [200, { secret: 'whsec_abc' }];
    }
    return [200, path.endsWith('resume') ? { queued: 1 } : {}];
  });
};
const show = () =>
  showPage(<WebhookSection form={FORM} onChange={() => Promise.resolve(undefined)} />);
const pageText = () => document.body.textContent ?? '';

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('an address is saved, and its secret is shown once', async () => {
  serve(null);
  await show();
  await pressButton('Add an address');
  await typeInto(find('input[type=url]', HTMLInputElement), 'https://crm.example/answers');
  await pressButton('Save and show the secret');
  await flushTasks();
  expect(sent).toEqual([['/forms/webhook', { ...FORM, url: 'https://crm.example/answers' }]]);
  expect(find('.webhook-secret', HTMLElement).textContent).toBe('whsec_abc');
  await pressButton('I have copied it');
  expect(pageText()).not.toContain('whsec_abc');
  expect(pageText()).toContain('New answers are sent to https://crm.example/answers');
});

it.each([
  ['Secret copied.', () => Promise.resolve()],
  [
    'Your browser does not allow this. Select the secret and copy it.',
    () => Promise.reject(new Error('denied')),
  ],
])('the secret is copied, or the browser refuses: %s', async (message, writeText) => {
  serve(null);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: vi.fn(writeText) } });
  await show();
  await pressButton('Add an address');
  await typeInto(find('input[type=url]', HTMLInputElement), 'https://crm.example/answers');
  await pressButton('Save and show the secret');
  await flushTasks();
  await pressButton('Copy secret');
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('whsec_abc');
  expect(pageText()).toContain(message);
});

it('an address that is refused says what to enter', async () => {
  serve(null, true);
  await show();
  await pressButton('Add an address');
  await typeInto(find('input[type=url]', HTMLInputElement), 'https://10.0.0.1/');
  await pressButton('Save and show the secret');
  expect(pageText()).toContain('Enter the https address of a public server');
});

it('the last deliveries say what happened and why, without code words', async () => {
  serve(
    webhook({
      undelivered: 3,
      deliveries: [
        delivery({ id: '1', isTest: true, state: 'failed', fault: 'timeout', status: null }),
        delivery({ id: '2', state: 'waiting', tries: 2, fault: 'status', status: 500 }),
        delivery({ id: '3', state: 'failed', tries: 7, fault: 'refused-address', status: null }),
        delivery({ id: '4', state: 'waiting', tries: 1, fault: 'status', status: 302 }),
        delivery({ id: '5' }),
      ],
    }),
  );
  await show();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Test', 'Failed', 'It did not respond within 10 seconds.'],
    ['Answer', 'Trying again', 'It responded with an error (status 500).'],
    ['Answer', 'Failed after 7 tries', 'Its address is inside a private network.'],
    [
      'Answer',
      'Trying again',
      'It redirects to another address (status 302). Enter that one instead.',
    ],
    ['Answer', 'Delivered', ''],
  ]);
  expect(pageText()).toContain('3 answers are not delivered yet.');
});

it('a paused webhook is resumed, tested and removed', async () => {
  serve(webhook({ pausedAt: '2026-11-22T10:00:00Z', pauseReason: 'gone', undelivered: 1 }));
  await show();
  expect(find('[role=status]', HTMLElement).textContent).toMatch(
    /^Paused on .*\. The address asked us to stop\. Answers wait up to 30 days\.$/,
  );
  await pressButton('Resume');
  await pressButton('Send a test');
  await pressButton('Stop passing on');
  await pressButton('Stop');
  expect(sent).toEqual([
    ['/forms/webhook/resume', FORM],
    ['/forms/webhook/test', FORM],
    ['/forms/webhook/delete', FORM],
  ]);
});

it('what was not delivered is sent again, also if no listed delivery has failed', async () => {
  serve(webhook({ undelivered: 1, deliveries: [delivery({})] }));
  await show();
  await pressButton('Send again');
  expect(sent).toEqual([['/forms/webhook/resume', FORM]]);
});

it('a secret that cannot be read says what to do', async () => {
  serve(webhook({ pausedAt: '2026-11-22T10:00:00Z', pauseReason: 'secret' }));
  await show();
  expect(find('[role=status]', HTMLElement).textContent).toContain(
    'Save the address again to get a new secret.',
  );
});
