import { ProfileChange } from '@broadsheet/contract/entities/profile';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../form/find-faults.ts';
import type { Typed } from '../../form/form-plan.ts';
import { bodyOf, visibleFields } from '../../form/typed-values.ts';
import { additionalPlan } from './additional-plan.ts';
import { educationPlan } from './education-plan.ts';
import { personalPlan } from './personal-plan.ts';
import { positionPlan } from './position-plan.ts';
import { profileFixture } from './profile.fixtures.ts';
import type { ProfilePlan, ProfileStep } from './profile-plan.ts';
import {
  additionalValues,
  educationValues,
  personalValues,
  positionValues,
  workValues,
} from './profile-values.ts';
import { workPlan } from './work-plan.ts';

const messages = builtInMessages();
const choices = { countries: [], cities: [], areas: [], industries: [], today: '2026-06-15' };
const [position] = profileFixture.we.professionalInfo;
const [education] = profileFixture.ed.educationInfo.info;
if (!position || !education) throw new Error('the fixture has no entries');

const forms: readonly [ProfileStep, ProfilePlan, Typed][] = [
  ['addPersonalDetails', personalPlan(messages, choices, true), personalValues(profileFixture)],
  ['addEducationalDetails', educationPlan(messages, choices, 'new'), educationValues(education)],
  ['addWorkExperience', workPlan(messages, choices), workValues(profileFixture)],
  ['savePosition', positionPlan(messages, choices, 'new'), positionValues(position)],
  ['addAdditionalDetails', additionalPlan(messages), additionalValues(profileFixture)],
];
const bodyFor = (step: ProfileStep, plan: ProfilePlan, typed: Typed) => ({
  step,
  ...bodyOf(visibleFields(plan.fields, typed), typed),
});

describe.each(forms)('the form of %s', (step, plan, values) => {
  it('returns known values as the call takes them', () => {
    expect(findFaults(plan, values, messages.forms)).toEqual({});
    const body = bodyFor(step, plan, values);
    expect(Value.Errors(ProfileChange, body)).toEqual([]);
    for (const { name } of plan.fields) expect(body).toHaveProperty(name);
  });

  it('clears optional fields, and requires the others', () => {
    const needed = plan.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    const ignored = Object.fromEntries(
      plan.fields.map(({ name }) => [name, needed.includes(name) ? (values[name] ?? '') : '']),
    );
    expect(Value.Errors(ProfileChange, bodyFor(step, plan, ignored))).toEqual([]);
    expect(Object.keys(findFaults(plan, {}, messages.forms)).sort()).toEqual([...needed].sort());
  });
});

it('a fresher sees no years, and sends none', () => {
  const typed = { ...workValues(profileFixture), experienceStatus: 'fresher', experienceYear: '' };
  const plan = workPlan(messages, choices);
  expect(findFaults(plan, typed, messages.forms)).toEqual({});
  const body = bodyFor('addWorkExperience', plan, typed);
  expect(body).not.toHaveProperty('experienceYear');
  expect(body).not.toHaveProperty('experienceMonth');
});

it('a position cannot end before its start, nor in the future', () => {
  const plan = positionPlan(messages, choices, 31);
  const typed = positionValues(position);
  const ended = (until: string) => findFaults(plan, { ...typed, until }, messages.forms);
  expect(ended('2021-03')).toEqual({ until: messages.work.monthsReversed });
  expect(ended('2026-07')).toEqual({ until: messages.work.monthBeyond });
  expect(ended('2021-04')).toEqual({});
});
