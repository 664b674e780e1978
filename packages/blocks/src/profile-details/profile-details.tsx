import type { Profile } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
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

type PersonMessages = Pick<Messages, 'forms' | 'person'>;

const GENDERS = { '1': 'male', '2': 'female' } as const;

const verified = (
  value: string | null,
  isVerified: boolean,
  { person }: PersonMessages,
): string | null =>
  value && formatMessage(isVerified ? person.verified : person.notVerified, { value });

const factsOf = (pd: NonNullable<Profile['pd']>, messages: PersonMessages): readonly Fact[] => {
  const { forms, person } = messages;
  return [
    { label: person.name, value: pd.name },
    { label: forms.email, value: verified(pd.email, pd.verifiedEmail, messages) },
    { label: forms.mobileNumber, value: verified(pd.phone, pd.verifiedNumber, messages) },
    { label: person.currentCity, value: pd.locations.current?.label ?? null },
    {
      label: person.preferredCities,
      value: pd.locations.preferred.map((city) => city.label).join(', '),
    },
    { label: person.birthday, value: formatBirthday(pd.dob) },
    { label: person.gender, value: pd.gender === '' ? null : person[GENDERS[pd.gender]] },
    { label: person.maritalStatus, value: pd.maritalStatus && person[pd.maritalStatus] },
    { label: person.country, value: pd.country },
  ];
};

export const ProfileDetails = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof profileDetails>) => {
  const { pd } = useProfileValue(data.told, selectDetails);
  const { person } = messages;
  const saved = useSaveMessage(messages);
  return (
    <ProfileSection id={id} section="details" title={person.title} saved={saved}>
      <Facts facts={factsOf(pd, messages)} messages={messages} />
      <p>
        {person.changeContact}{' '}
        <a href="/settings/verify-contact-details">{person.changeContactLink}</a>
      </p>
      <StepEditor
        about={person.details}
        plan={personalPlan(messages, data.choices, pd.phone !== null)}
        values={personalValues({ pd })}
        given={{ step: 'addPersonalDetails' }}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
