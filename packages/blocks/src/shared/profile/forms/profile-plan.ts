import type { CallBody } from '@broadsheet/contract/call';
import { saveProfile } from '@broadsheet/contract/calls/profile';
import type { ProfileChange } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormPlan } from '../../form/form-plan.ts';

/** A form that changes a profile. It sends its `step`, and the `id` of a list entry. */
export type ProfilePlan = FormPlan<typeof saveProfile>;
export type ProfileStep = ProfileChange['step'];
export type ProfileBody = CallBody<typeof saveProfile>;

/** Labels of the submit button. */
export interface SubmitTexts {
  readonly submit: string;
  readonly busy: string;
}
export const saveTexts = ({ forms }: Pick<Messages, 'forms'>): SubmitTexts => ({
  submit: forms.save,
  busy: forms.saving,
});

/** @param name of the form within the profile; part of the key of its draft */
export const profilePlan = (
  name: string,
  rest: Pick<ProfilePlan, 'fields' | 'check'> & SubmitTexts,
): ProfilePlan => ({ id: `profile-${name}`, call: saveProfile, ...rest });
