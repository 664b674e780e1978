import Type from 'typebox';
import { expect, it } from 'vitest';
import { ProfileChange } from './entities/profile.ts';
import { ENTRIES_MAX } from './find-json-fault.ts';
import { meantSchema, readEmptyFields, readFormFields } from './sent-fields.ts';

const Form = Type.Object({
  name: Type.String(),
  day: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
  amount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  years: Type.Optional(Type.Integer()),
  cities: Type.Optional(Type.Array(Type.String())),
});

const STEPS = expect.arrayContaining(['addPersonalDetails', 'removePosition']);

it('an empty text becomes null where that is allowed, and is no number', () => {
  const sent = { day: '', amount: '', name: '', other: '', toString: '' };
  expect(readEmptyFields(Form, sent)).toEqual({ ...sent, day: null, amount: null });
  expect(readEmptyFields(Form, { years: '' })).toEqual({});
  for (const none of [null, 'text', 7, ['a']]) expect(readEmptyFields(Form, none)).toEqual(none);
});

it.each<[string, object]>([
  ['', {}],
  ['name=A&name=B&other=1&other=2', { name: 'B', other: '2' }],
  ['cities=pune&name=A&cities=mumbai', { cities: ['pune', 'mumbai'], name: 'A' }],
  ['cities%5B%5D=pune&cities%5B%5D=mumbai', { cities: ['pune', 'mumbai'] }],
  ['cities=pune%2C+mumbai%2C', { cities: ['pune', 'mumbai'] }],
  ['cities=', { cities: [] }],
  ['other%5B%5D=1&other%5B%5D=2', { other: '1,2' }],
])('a form with %s is read as %j', (text, result) => {
  expect(readFormFields(Form, text)).toEqual(result);
});

it('a form without a schema is read as sent', () => {
  expect(readFormFields(undefined, 'cities=a&cities=b')).toEqual({ cities: 'b' });
});

it.each([
  ['as many fields as it may have', 'a[]=1&'.repeat(ENTRIES_MAX), true],
  ['a field more', 'a[]=1&'.repeat(ENTRIES_MAX + 1), false],
  ['as many parts as a list may have', `cities=${'a,'.repeat(ENTRIES_MAX - 1)}`, true],
  ['parts beyond that', `cities=${'a,'.repeat(ENTRIES_MAX)}`, false],
])('a form of %s is read or refused', (_, text, isRead) => {
  const read = () => readFormFields(Form, text);
  if (isRead) expect(read).not.toThrow();
  else expect(read).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

it('a body is validated by the form that it names', () => {
  const meant = meantSchema(ProfileChange, { step: 'removePosition', dob: '' });
  expect(meant).toMatchObject({ properties: { step: { const: 'removePosition' } } });
  const names = meantSchema(ProfileChange, { step: 'other' });
  expect(names).toMatchObject({ required: ['step'], properties: { step: { enum: STEPS } } });
  for (const sent of [{}, null, 'x']) expect(meantSchema(ProfileChange, sent)).toBe(names);
  const either = Type.Union([Form, Type.Null()]);
  expect(meantSchema(either, null)).toBe(either);
  expect(meantSchema(Form, { name: 'A' })).toBe(Form);
  expect(readFormFields(ProfileChange, 'step=addCoverLetterAndSkills&skills=java')).toEqual({
    step: 'addCoverLetterAndSkills',
    skills: ['java'],
  });
});

const job = 'positions.0.title=Lead&positions.0.company=Sahyadri&positions.0.until=';
it.each<[string, string, object]>([
  [
    'in their order',
    `positions.1.title=Two&${job}`,
    [{ title: 'Lead', company: 'Sahyadri', until: '' }, { title: 'Two' }],
  ],
  ['without those that are left out', `${job}&positions.0.leaveOut=0&positions.0.leaveOut=1`, []],
  [
    'with those whose box is not ticked',
    'positions.3.title=A&positions.3.leaveOut=0',
    [{ title: 'A' }],
  ],
  ['without empty ones', 'positions.0.title=&positions.0.until=+', []],
  [
    'by the fields that they have',
    'positions.0.title=A&positions.0.__proto__=1&positions.0.x=2',
    [{ title: 'A' }],
  ],
])('entries of a list are read %s', (_, text, positions) => {
  expect(readFormFields(ProfileChange, `step=addWorkExperience&${text}`)).toEqual({
    step: 'addWorkExperience',
    positions,
  });
});

it('an entry with only its preset is empty', () => {
  const text = 'step=addEducations&educations.0.courseType=full-time&educations.0.degree=';
  expect(readFormFields(ProfileChange, text)).toEqual({ step: 'addEducations', educations: [] });
});

it('an empty text of an entry becomes null where that is allowed', () => {
  const meant = meantSchema(ProfileChange, { step: 'addWorkExperience' });
  const sent = { step: 'addWorkExperience', positions: [{ until: '', description: '' }] };
  expect(readEmptyFields(meant, sent)).toMatchObject({
    positions: [{ until: null, description: '' }],
  });
});

it.each(['18', '18 lakh', '18,00,000', '₹18L'])('pay of a form may be typed as %s', (typed) => {
  const text = new URLSearchParams({ step: 'addAdditionalDetails', currentCTC: typed }).toString();
  expect(readFormFields(ProfileChange, text)).toMatchObject({ currentCTC: '18' });
});

it('pay of a form that is none is refused with an example', () => {
  const read = () => readFormFields(ProfileChange, 'step=addAdditionalDetails&currentCTC=a+lot');
  expect(read).toThrow('Enter CTC in lakh, for example 18 for ₹18 lakh.');
});

it('line ends of a form are stored in one way, for any browser', () => {
  const text = new URLSearchParams({ name: 'One\r\n\r\nTwo\rThree\nFour' }).toString();
  expect(readFormFields(Form, text)).toEqual({ name: 'One\n\nTwo\nThree\nFour' });
});
