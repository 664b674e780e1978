import { saveSkills } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { hrefOf } from '@broadsheet/contract/match-page';
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

const HINT = 'The strongest first. Type one after the other, or paste a list with commas.';

const planOf = (
  skills: readonly Skill[],
  offered: readonly Skill[],
): FormPlan<typeof saveSkills> => ({
  id: 'profile-skills',
  call: saveSkills,
  fields: [
    {
      name: 'skills',
      kind: skillsKind(skills, offered),
      label: 'Skills',
      hint: HINT,
      optional: true,
    },
  ],
  submit: 'Save',
  busy: 'Saving…',
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
  const saved = useSaveMessage();
  const followed = useSaveMessage();
  return (
    <div className={sections}>
      <ProfileSection id={id} section="skills" title="Skills" saved={saved}>
        {skills.length === 0 ? (
          <p>You have not told us yet what you are good at.</p>
        ) : (
          <TagLinks links={linksOf(skills)} />
        )}
        <StepEditor
          about="skills"
          plan={planOf(skills, data.offered)}
          values={{ skills: skills.map(({ key }) => key).join(',') }}
          saved={saved}
          messages={messages}
          dispatch={dispatch}
        />
      </ProfileSection>
      <ProfileSection
        id={`${id}-keywords`}
        section="keywords"
        title="Keywords you follow"
        note="Words that you want to hear of. Nobody else sees them."
        saved={followed}
      >
        {tags.length === 0 ? <p>You follow none yet.</p> : <TagLinks links={linksOf(tags)} />}
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
