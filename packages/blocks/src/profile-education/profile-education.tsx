import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { COURSE_LABELS, educationPlan } from '../shared/profile/forms/education-plan.ts';
import { educationValues } from '../shared/profile/forms/profile-values.ts';
import { ProfileEntries } from '../shared/profile/profile-entries.tsx';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileEducation } from './schema.ts';
import { selectEducation } from './select-education.ts';

export const ProfileEducation = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof profileEducation>) => {
  const { ed } = useProfileValue(data.told, selectEducation);
  const { education: texts } = messages;
  const saved = useSaveMessage(messages);
  const entries = ed.educationInfo.info.map((education) => ({
    id: education.id,
    title: `${education.degree}, ${education.institute}`,
    details: [
      formatMessage(texts.details, {
        course: texts[COURSE_LABELS[education.courseType]],
        year: String(education.year),
      }),
    ],
    text: '',
    plan: educationPlan(messages, data.choices, education.id),
    values: educationValues(education),
  }));
  return (
    <ProfileSection id={id} section="education" title={texts.title} saved={saved}>
      {entries.length === 0 && <p>{texts.none}</p>}
      <ProfileEntries
        addLabel={texts.addEducation}
        entries={entries}
        added={educationPlan(messages, data.choices, 'new')}
        saveStep="addEducationalDetails"
        removeStep="removeEducation"
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
