import { fieldNameOf, readAnswers } from '@broadsheet/contract/read-answers';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { NOW } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './answer-form.fixtures.ts';
import { AnswerForm } from './answer-form.tsx';
import { loadAnswerForm } from './loader.ts';

const texts = builtInMessages()['answer-form'];
const render = (name?: string) => renderFixture(AnswerForm, fixtures, name);
const { settings } = fixtures.usual;
const load = async (path: string, more: object = {}) =>
  (await loadAnswerForm({ ...settings, ...more }, loaderContext(path).context)).data;

it('is a plain form that the browser sends by itself', () => {
  const html = render();
  expect(html).toContain('action="/api/form-answers" method="post"');
  expect(html).toContain('<input type="hidden" name="page" value="/hiring-day"/>');
  expect(html).toContain('<input type="hidden" name="block" value="own"/>');
  for (const { label } of settings.fields)
    expect(html).toContain(`name="${fieldNameOf({ label })}"`);
  expect(html).toMatch(/type="email"[^>]*required=""/);
  expect(html.match(/<fieldset/g)).toHaveLength(2);
  expect(html).toMatch(/type="checkbox" required="" name="consent" value="Yes"/);
});

it('says what answers are for, when they are deleted, and where the privacy policy is', () => {
  const text = textOf(render());
  expect(text).toContain(settings.purpose);
  expect(text).toContain('We delete your answers after 180 days.');
  expect(render()).toContain('href="/privacy"');
});

it('shows each error at its field and in a summary that leads there', () => {
  const html = render('faults');
  const name = fieldNameOf({ label: 'Email' });
  expect(html).toContain('role="alert"');
  expect(html).toContain(`href="#own-${name}"`);
  expect(html).toMatch(
    new RegExp(`id="own-${name}"[^>]*aria-describedby="own-${name}-fault" aria-invalid="true"`),
  );
  expect(textOf(html)).toContain(texts.consentMissing);
  // A browser without JavaScript has come back to an empty form.
  expect(textOf(html)).toContain(texts.checkAgain);
});

it('shows the thanks in place of the form, or that it is closed', () => {
  expect(render('sent')).not.toContain('<form');
  expect(textOf(render('sent'))).toContain(fixtures.sent.settings.thanks);
  expect(render('closed')).not.toContain('<form');
  expect(textOf(render('closed'))).toContain('Registration is closed.');
});

it('sends nothing from a preview', () => {
  const html = render('preview');
  expect(html).not.toContain('action=');
  expect(html).not.toContain('type="submit"');
  expect(textOf(html)).toContain(texts.previewNote);
});

it('is open until its end, and returns to its page without the outcome before', async () => {
  const ends = (ms: number) => ({ closesOn: new Date(NOW + ms).toISOString() });
  expect(await load('/', ends(1))).toMatchObject({ isClosed: false });
  expect(await load('/', ends(0))).toMatchObject({ isClosed: true });
  expect(await load('/?ref=mail&done=answer&form=own')).toEqual({
    page: '/?ref=mail',
    isClosed: false,
    isPreview: false,
    outcome: { form: 'own', failed: null, faults: '' },
  });
  expect(await load('/?done=save')).toMatchObject({ outcome: null });
  const failed = await load('/?failed=FORM_CLOSED&form=own');
  expect(failed?.outcome?.failed).toContain('closed');
});

it('ignores faults in an address that are none', () => {
  const html = renderFixture(AnswerForm, {
    usual: {
      settings,
      data: {
        ...fixtures.usual.data,
        outcome: { form: 'own', failed: null, faults: '<b>.missing fx.nonsense __proto__.email' },
      },
    },
  });
  expect(html).not.toContain('<b>');
});

it('reads answers in one form: trimmed, each choice once, and a number with its country code', () => {
  const fields = [
    { kind: 'phone' as const, label: 'Phone' },
    { kind: 'several-choices' as const, label: 'Talks', choices: ['A', 'B'] },
  ];
  const sent = {
    [fieldNameOf({ label: ' phone' })]: ' 98765 43210 ',
    [fieldNameOf({ label: 'Talks' })]: ['A', 'A'],
  };
  expect(readAnswers({ fields, needsConsent: false }, sent)).toEqual({
    answers: [
      { label: 'Phone', kind: 'phone', values: ['98765 43210'] },
      { label: 'Talks', kind: 'several-choices', values: ['A'] },
    ],
    faults: {},
    unknown: [],
  });
});
