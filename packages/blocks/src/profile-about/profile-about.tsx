import { saveDiversity } from '@broadsheet/contract/calls/profile';
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
const FIELDS: readonly FormField[] = [
  flag('femaleCandidate', 'I am a woman'),
  flag('femaleBackWorkForce', 'I am a woman who comes back to work after a break'),
  flag('differentlyAbled', 'I am differently abled'),
  flag('exDefence', 'I have served in the armed forces'),
  flag('workFromHome', 'I look for work from home'),
  flag('showMaven', 'Show me among the women of the site'),
];
const PLAN: FormPlan<typeof saveDiversity> = {
  id: 'profile-about',
  call: saveDiversity,
  fields: FIELDS,
  submit: 'Save',
  busy: 'Saving…',
};
const WHO_SEES =
  'Only employers who look for a mixed team are told, and only what you tick. It is never a must.';

export const ProfileAbout = ({ id, data, messages, dispatch }: BlockProps<typeof profileAbout>) => {
  const { flags, showMaven } = useProfileValue(data.told, selectAbout);
  const saved = useSaveMessage();
  const values: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({ ...flags, showMaven: showMaven ? 1 : 0 }).map(([name, on]) => [
      name,
      String(on),
    ]),
  );
  const checked = FIELDS.filter(({ name }) => values[name] === '1');
  return (
    <ProfileSection id={id} section="about" title="More about you" note={WHO_SEES} saved={saved}>
      {checked.length === 0 ? (
        <p>You have ticked nothing, and nobody is told anything.</p>
      ) : (
        <ul>
          {checked.map(({ name, label }) => (
            <li key={name}>✓ {label}</li>
          ))}
        </ul>
      )}
      <StepEditor
        about="what you say of yourself"
        plan={PLAN}
        values={values}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
