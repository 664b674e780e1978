import { saveSkills } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { TagLinks } from '../shared/list/tag-links.tsx';
import { skillsKind } from '../shared/profile/forms/skills-kind.tsx';
import { sections } from '../shared/profile/profile.styles.ts';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import { FollowedKeywords } from './followed-keywords.tsx';
import type { profileSkills } from './schema.ts';
import { selectSkills } from './select-skills.ts';

const planOf = (
  messages: Pick<Messages, 'forms' | 'skills'>,
  skills: readonly Skill[],
  offered: readonly Skill[],
): FormPlan<typeof saveSkills> => ({
  id: 'profile-skills',
  call: saveSkills,
  fields: [
    {
      name: 'skills',
      kind: skillsKind(messages, skills, offered),
      label: messages.skills.label,
      hint: messages.skills.hint,
      optional: true,
    },
  ],
  submit: messages.forms.save,
  busy: messages.forms.saving,
});
const linksOf = (skills: readonly Skill[]) =>
  skills.map(({ key, label }) => ({ label, href: hrefOf('tag', { keyword: key }) }));

export const ProfileSkills = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof profileSkills>) => {
  const { skills, tags } = useProfileValue(data.told, selectSkills);
  const saved = useSaveMessage(messages);
  const followed = useSaveMessage(messages);
  return (
    <div className={sections}>
      <ProfileSection id={id} section="skills" title={messages.skills.title} saved={saved}>
        {skills.length === 0 ? <p>{messages.skills.none}</p> : <TagLinks links={linksOf(skills)} />}
        <StepEditor
          about={messages.skills.details}
          plan={planOf(messages, skills, data.offered)}
          values={{ skills: skills.map(({ key }) => key).join(',') }}
          saved={saved}
          messages={messages}
          dispatch={dispatch}
        />
      </ProfileSection>
      <ProfileSection
        id={`${id}-keywords`}
        section="keywords"
        title={messages.keywords.title}
        note={messages.keywords.note}
        saved={followed}
      >
        {tags.length === 0 ? <p>{messages.keywords.none}</p> : <TagLinks links={linksOf(tags)} />}
        <FollowedKeywords
          tags={tags}
          skills={skills}
          saved={followed}
          messages={messages}
          dispatch={dispatch}
        />
      </ProfileSection>
    </div>
  );
};
