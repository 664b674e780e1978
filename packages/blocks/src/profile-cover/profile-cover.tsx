import { saveCoverLetter } from '@broadsheet/contract/calls/profile';
import type { BlockProps } from '../block-component.ts';
import type { FormPlan } from '../parts/form/form-plan.ts';
import { text } from '../parts/profile/profile.styles.ts';
import { ProfileSection } from '../parts/profile/profile-section.tsx';
import { StepEditor } from '../parts/profile/step-editor.tsx';
import { useSaved } from '../parts/profile/use-saved.ts';
import { useTold } from '../parts/profile/use-told.ts';
import { LETTER_FIELDS } from '../parts/profile-forms/cover-plan.ts';
import { coverValues } from '../parts/profile-forms/profile-values.ts';
import { coverTold } from './cover-told.ts';
import type { profileCover } from './schema.ts';

const PLAN: FormPlan<typeof saveCoverLetter> = {
  id: 'profile-cover',
  call: saveCoverLetter,
  fields: LETTER_FIELDS,
  submit: 'Save',
  busy: 'Saving…',
};

export const ProfileCover = ({ id, data, dispatch }: BlockProps<typeof profileCover>) => {
  const { co } = useTold(data.told, coverTold);
  const saved = useSaved();
  return (
    <ProfileSection id={id} place="cover" title="Cover letter" saved={saved}>
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
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
