import { formVersionOf } from '@broadsheet/contract/form-version';
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
  expect(html).toContain(`name="version" value="${fixtures.usual.data.version}"/>`);
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
  expect(await load('/', { closesOn: '2026-13-01T00:00:00Z' })).toMatchObject({ isClosed: true });
  expect(await load('/?ref=mail&done=answer&form=own')).toEqual({
    page: '/?ref=mail',
    version: formVersionOf(settings),
    isClosed: false,
    isPreview: false,
    outcome: { form: 'own', failed: null, faults: '' },
  });
  expect(await load('/?done=save')).toMatchObject({ outcome: null });
  const failed = await load('/?unsent=FORM_CLOSED&form=own&faults=fx.email');
  expect(failed?.outcome?.failed).toContain('closed');
  expect(failed?.page).toBe('/');
  // The failure of another form of the page.
  expect(await load('/?failed=JOB_NOT_FOUND&form=own')).toMatchObject({ outcome: null });
});

it('ignores faults in an address that are none', () => {
  const html = renderFixture(AnswerForm, {
    usual: {
      settings,
      data: {
        ...fixtures.usual.data,
        outcome: {
          form: 'own',
          failed: 'Please check what you entered.',
          faults: '<b>.missing fx.nonsense __proto__.email f12fq213',
        },
      },
    },
  });
  expect(textOf(html)).toContain('Please check what you entered.');
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('<b>');
  expect(html).not.toMatch(/aria-invalid|-fault"|href="#own-/);
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

it('sends each choice of a list as it is written', () => {
  const choices = ['Sat,  late ', 'B', 'C', 'D', 'E', 'F'];
  const fields = [{ kind: 'choice' as const, label: 'Day', choices }];
  const { data } = fixtures.usual;
  const html = renderFixture(AnswerForm, { usual: { settings: { ...settings, fields }, data } });
  expect(html).toContain('<option value="Sat,  late ">');
});

it('reads a choice that is written with more white space than browsers send', () => {
  const fields = [
    { kind: 'choice' as const, label: 'Day', choices: ['Friday ', 'Saturday,  late'] },
    { kind: 'long-text' as const, label: 'Questions' },
  ];
  const [day, questions] = fields.map(fieldNameOf);
  const read = (text: string) =>
    readAnswers(
      { fields, needsConsent: false },
      { [day ?? '']: text, [questions ?? '']: 'a\n\nb' },
    );
  for (const sent of ['Saturday,  late', 'Saturday, late', ' Saturday, late '])
    expect(read(sent)).toMatchObject({
      answers: [{ values: ['Saturday, late'] }, { values: ['a\n\nb'] }],
      faults: {},
    });
  expect(read('Friday').faults).toEqual({});
  expect(read('Fri day').faults).toEqual({ [day ?? '']: 'choice' });
});

it('names another version for each text that an answer is stored with, and no other', () => {
  const [first, ...others] = settings.fields;
  const changes = [
    { title: 'Other' },
    { purpose: 'We use your answers for other things.' },
    { consent: '' },
    { answerDays: 181 },
    { fields: others },
    { fields: [{ ...first, required: false }, ...others] },
  ];
  const versions = [{}, ...changes].map((change) => formVersionOf({ ...settings, ...change }));
  expect(new Set(versions).size).toBe(versions.length);
  const written = settings.fields.map((field) => ({ help: '', required: false, ...field }));
  expect(formVersionOf({ ...settings, fields: written })).toBe(versions[0]);
});
