import { saveCoverLetter } from '@broadsheet/contract/calls/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { letterFields } from '../shared/profile/forms/cover-plan.ts';
import { coverValues } from '../shared/profile/forms/profile-values.ts';
import { text } from '../shared/profile/profile.styles.ts';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileCover } from './schema.ts';
import { selectCover } from './select-cover.ts';

const planOf = (messages: Pick<Messages, 'cover' | 'forms'>): FormPlan<typeof saveCoverLetter> => ({
  id: 'profile-cover',
  call: saveCoverLetter,
  fields: letterFields(messages),
  submit: messages.forms.save,
  busy: messages.forms.saving,
});

export const ProfileCover = ({ id, data, messages, dispatch }: BlockProps<typeof profileCover>) => {
  const { co } = useProfileValue(data.told, selectCover);
  const { cover } = messages;
  const saved = useSaveMessage(messages);
  return (
    <ProfileSection id={id} section="cover" title={cover.title} saved={saved}>
      {co.coverText === '' ? (
        <p>{cover.none}</p>
      ) : (
        <>
          <p className={text}>{co.coverText}</p>
          <p>{co.includeCoverletter === 1 ? cover.sent : cover.notSent}</p>
        </>
      )}
      <StepEditor
        about={cover.details}
        plan={planOf(messages)}
        values={coverValues({ co })}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
