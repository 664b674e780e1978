import { saveCoverLetter } from '@broadsheet/contract/calls/profile';
import type { BlockProps } from '../block-component.ts';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { LETTER_FIELDS } from '../shared/profile/forms/cover-plan.ts';
import { coverValues } from '../shared/profile/forms/profile-values.ts';
import { text } from '../shared/profile/profile.styles.ts';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileCover } from './schema.ts';
import { selectCover } from './select-cover.ts';

const PLAN: FormPlan<typeof saveCoverLetter> = {
  id: 'profile-cover',
  call: saveCoverLetter,
  fields: LETTER_FIELDS,
  submit: 'Save',
  busy: 'Saving…',
};

export const ProfileCover = ({ id, data, messages, dispatch }: BlockProps<typeof profileCover>) => {
  const { co } = useProfileValue(data.told, selectCover);
  const saved = useSaveMessage();
  return (
    <ProfileSection id={id} section="cover" title="Cover letter" saved={saved}>
      {co.coverText === '' ? (
        <p>You have not written one yet.</p>
      ) : (
        <>
          <p className={text}>{co.coverText}</p>
          <p>
            {co.includeCoverletter === 1
              ? 'It goes along with each of your applications.'
              : 'It stays with you: applications go without it.'}
          </p>
        </>
      )}
      <StepEditor
        about="cover letter"
        plan={PLAN}
        values={coverValues({ co })}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
