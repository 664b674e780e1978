import { fieldNameOf } from '@broadsheet/contract/read-answers';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockProps } from '../block-component.ts';
import { fixtures } from './answer-form.fixtures.ts';
import { AnswerForm } from './answer-form.tsx';
import type { answerForm } from './schema.ts';

const texts = builtInMessages()['answer-form'];
const EMAIL = fieldNameOf({ label: 'Email' });
const closing: (() => Promise<void>)[] = [];
let answers: { readonly status: number; readonly body: object }[];
let sent: Record<string, unknown>[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const { status, body: answer } = answers.shift() ?? { status: 200, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.unstubAllGlobals();
});

const open = async (outcome: BlockProps<typeof answerForm>['data']['outcome'] = null) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  closing.push(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const props = {
    id: 'own',
    settings: fixtures.short.settings,
    data: { ...fixtures.short.data, outcome },
    messages: builtInMessages(),
    slots: {},
    dispatch: () => undefined,
  };
  await act(async () => root.render(<AnswerForm {...props} />));
  const input = () => container.querySelector<HTMLInputElement>(`[name="${EMAIL}"]`);
  return {
    container,
    input,
    type: (text: string) =>
      act(async () => {
        const field = input();
        if (field) field.value = text;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    submit: () =>
      act(async () => {
        container
          .querySelector('form')
          ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
  };
};

it('shows an error at its field, which gets the focus, until the answer is right', async () => {
  const { container, input, type, submit } = await open();
  await type('asha');
  await submit();
  expect(sent).toEqual([]);
  expect(container.textContent).toContain(texts.emailWrong);
  expect(document.activeElement).toBe(input());
  await type('asha@example.com');
  expect(container.textContent).not.toContain(texts.emailWrong);
});

it('thanks in place, and has sent the answers of its own fields', async () => {
  const { container, type, submit } = await open();
  await type('asha@example.com');
  await submit();
  await vi.waitFor(() =>
    expect(container.querySelector('[role="status"]')?.textContent).toBe(
      fixtures.short.settings.thanks,
    ),
  );
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(sent).toEqual([
    {
      page: '/hiring-day',
      block: 'own',
      version: fixtures.short.data.version,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      website: '',
      answers: { [EMAIL]: ['asha@example.com'] },
    },
  ]);
});

it('keeps what was entered if sending fails, and tries again with the same key', async () => {
  const { container, input, type, submit } = await open();
  answers.push({ status: 429, body: { code: 'RATE_LIMITED', message: 'Too many.' } });
  await type('asha@example.com');
  await submit();
  await vi.waitFor(() => expect(container.textContent).toContain('Too many.'));
  expect(container.textContent).toContain(texts.nothingLost);
  expect(input()?.value).toBe('asha@example.com');
  await submit();
  await vi.waitFor(() => expect(container.querySelector('form')).toBeNull());
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('sends what was corrected after a failed attempt with another key, because the first may have arrived', async () => {
  const { container, type, submit } = await open();
  answers.push({ status: 504, body: {} });
  await type('ahsa@example.com');
  await submit();
  await vi.waitFor(() => expect(container.textContent).toContain(texts.nothingLost));
  await type('asha@example.com');
  await submit();
  await vi.waitFor(() => expect(container.querySelector('form')).toBeNull());
  expect(sent[1]).toMatchObject({ answers: { [EMAIL]: ['asha@example.com'] } });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

it.each([
  ['own', '/c/backend-jobs?ref=mail'],
  ['other', '/c/backend-jobs?ref=mail&unsent=FORM_CLOSED&form=other&faults=fx.email'],
])('takes its own failure without JavaScript out of the address: %s', async (form, expected) => {
  const path = `/c/backend-jobs?ref=mail&unsent=FORM_CLOSED&form=${form}&faults=fx.email`;
  window.history.replaceState({ scroll: 7 }, '', `${path}#${form}-sent`);
  const { container } = await open({ form, failed: 'This form is closed.', faults: '' });
  const { pathname, search, hash } = window.location;
  expect([`${pathname}${search}`, hash]).toEqual([expected, `#${form}-sent`]);
  expect(window.history.state).toEqual({ scroll: 7 });
  expect(container.querySelector('[role="alert"]') !== null).toBe(form === 'own');
  window.history.replaceState(null, '', '/');
});
