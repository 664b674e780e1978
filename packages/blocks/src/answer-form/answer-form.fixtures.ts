import { formVersionOf } from '@broadsheet/contract/form-version';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { answerForm } from './schema.ts';

const settings = {
  title: 'Meet us at the hiring day in Pune',
  text: 'Register in a minute. We send you the address and the companies a week before.',
  fields: [
    { kind: 'name', label: 'Name', required: true },
    { kind: 'email', label: 'Email', required: true },
    { kind: 'phone', label: 'Mobile number', help: 'For a reminder on the day.' },
    {
      kind: 'choice',
      label: 'When do you come?',
      required: true,
      choices: ['Morning', 'Afternoon'],
    },
    {
      kind: 'several-choices',
      label: 'What interests you?',
      choices: ['Interviews on the spot', 'Resume check', 'Talks'],
    },
    { kind: 'long-text', label: 'Questions to us' },
    { kind: 'tick-box', label: 'I need a certificate of attendance' },
  ],
  submitText: 'Register',
  thanks: 'Thank you. You are on the list, and your pass comes by email.',
  purpose: 'We use your answers only to plan the hiring day.',
  consent: 'I agree that the companies of the hiring day get my answers.',
  closedText: 'Registration is closed.',
  answerDays: 180,
} satisfies BlockFixtures<typeof answerForm>[string]['settings'];
const data = {
  page: '/hiring-day',
  version: formVersionOf(settings),
  isClosed: false,
  isPreview: false,
  outcome: null,
};

export const fixtures = {
  usual: { settings, data },
  short: {
    settings: {
      ...settings,
      title: 'Stay in touch',
      text: '',
      consent: '',
      fields: [{ kind: 'email', label: 'Email', required: true }],
    },
    data,
  },
  faults: {
    settings,
    data: {
      ...data,
      outcome: {
        form: 'own',
        failed: 'Please check what you entered.',
        faults: 'f12fq213.missing consent.missing',
      },
    },
  },
  sent: { settings, data: { ...data, outcome: { form: 'own', failed: null, faults: '' } } },
  closed: { settings, data: { ...data, isClosed: true } },
  preview: { settings, data: { ...data, isPreview: true } },
} satisfies BlockFixtures<typeof answerForm>;
