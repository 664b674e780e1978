import { saveDiversity } from '@broadsheet/contract/calls/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import type { FormField, FormPlan } from '../shared/form/form-plan.ts';
import { FLAG } from '../shared/form/kinds/flag.tsx';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileAbout } from './schema.ts';
import { selectAbout } from './select-about.ts';

const flag = (name: string, label: string): FormField => ({
  name,
  kind: FLAG,
  label,
  optional: true,
});
const fieldsOf = ({ diversity }: Pick<Messages, 'diversity'>): readonly FormField[] => [
  flag('femaleCandidate', diversity.woman),
  flag('femaleBackWorkForce', diversity.returning),
  flag('differentlyAbled', diversity.differentlyAbled),
  flag('exDefence', diversity.veteran),
  flag('workFromHome', diversity.workFromHome),
  flag('showMaven', diversity.maven),
];
const planOf = (
  { forms }: Pick<Messages, 'forms'>,
  fields: readonly FormField[],
): FormPlan<typeof saveDiversity> => ({
  id: 'profile-about',
  call: saveDiversity,
  fields,
  submit: forms.save,
  busy: forms.saving,
});

export const ProfileAbout = ({ id, data, messages, dispatch }: BlockProps<typeof profileAbout>) => {
  const { flags, showMaven } = useProfileValue(data.told, selectAbout);
  const saved = useSaveMessage(messages);
  const values: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({ ...flags, showMaven: showMaven ? 1 : 0 }).map(([name, on]) => [
      name,
      String(on),
    ]),
  );
  const { diversity } = messages;
  const fields = fieldsOf(messages);
  const checked = fields.filter(({ name }) => values[name] === '1');
  return (
    <ProfileSection
      id={id}
      section="about"
      title={diversity.title}
      note={diversity.note}
      saved={saved}
    >
      {checked.length === 0 ? (
        <p>{diversity.none}</p>
      ) : (
        <ul>
          {checked.map(({ name, label }) => (
            <li key={name}>✓ {label}</li>
          ))}
        </ul>
      )}
      <StepEditor
        about={diversity.details}
        plan={planOf(messages, fields)}
        values={values}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
