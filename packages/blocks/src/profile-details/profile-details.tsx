import type { Profile } from '@broadsheet/contract/entities/profile';
import type { BlockProps } from '../block-component.ts';
import { type Fact, Facts } from '../shared/profile/facts.tsx';
import { personalPlan } from '../shared/profile/forms/personal-plan.ts';
import { personalValues } from '../shared/profile/forms/profile-values.ts';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { formatBirthday } from '../shared/profile/profile-text.ts';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileDetails } from './schema.ts';
import { selectDetails } from './select-details.ts';

const GENDERS = { '1': 'Male', '2': 'Female', '': null } as const;
const MARITAL = { single: 'Single', married: 'Married', other: 'Other' } as const;

const verified = (value: string | null, isVerified: boolean): string | null =>
  value && `${value}${isVerified ? ' (verified)' : ' (not verified yet)'}`;

const factsOf = (pd: NonNullable<Profile['pd']>): readonly Fact[] => [
  { label: 'Name', value: pd.name },
  { label: 'E-mail address', value: verified(pd.email, pd.verifiedEmail) },
  { label: 'Mobile number', value: verified(pd.phone, pd.verifiedNumber) },
  { label: 'Lives in', value: pd.locations.current?.label ?? null },
  {
    label: 'Would work in',
    value: pd.locations.preferred.map((city) => city.label).join(', '),
  },
  { label: 'Date of birth', value: formatBirthday(pd.dob) },
  { label: 'Gender', value: GENDERS[pd.gender] },
  { label: 'Marital status', value: pd.maritalStatus && MARITAL[pd.maritalStatus] },
  { label: 'Country', value: pd.country },
];

export const ProfileDetails = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof profileDetails>) => {
  const { pd } = useProfileValue(data.told, selectDetails);
  const saved = useSaveMessage();
  return (
    <ProfileSection id={id} section="details" title="Personal details" saved={saved}>
      <Facts facts={factsOf(pd)} />
      <p>
        Another e-mail address or mobile number?{' '}
        <a href="/settings/verify-contact-details">Change it in your settings</a>.
      </p>
      <StepEditor
        about="personal details"
        plan={personalPlan(data.choices, pd.phone !== null)}
        values={personalValues({ pd })}
        given={{ step: 'addPersonalDetails' }}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
