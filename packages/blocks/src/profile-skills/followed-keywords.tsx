import type { Action } from '@broadsheet/contract/actions';
import { saveTags } from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { useRuns } from '../shared/form/use-runs.ts';
import { EditDisclosure } from '../shared/profile/edit-disclosure.tsx';
import { skillsKind } from '../shared/profile/forms/skills-kind.tsx';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import type { SaveMessage } from '../shared/profile/use-save-message.ts';
import { PlainKeywords } from './plain-keywords.tsx';
import { tagChange } from './tag-change.ts';

interface FollowedKeywordsProps {
  readonly tags: readonly Skill[];
  /** The seeker's skills, as suggestions to follow. */
  readonly skills: readonly Skill[];
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms' | 'keywords' | 'profile' | 'skills'>;
  readonly dispatch: (action: Action) => void;
}

const planOf = (
  messages: Pick<Messages, 'forms' | 'keywords' | 'skills'>,
  tags: readonly Skill[],
  offered: readonly Skill[],
): FormPlan<typeof saveTags> => {
  const { isList: _, ...kind } = skillsKind(messages, tags, offered);
  const before = tags.map(({ key }) => key);
  return {
    id: 'profile-keywords',
    call: saveTags,
    fields: [
      {
        name: 'tagInfo',
        kind: { ...kind, toBody: (keys) => tagChange(before, keys.split(',')) },
        label: messages.keywords.label,
        optional: true,
        whenEmpty: tagChange(before, []),
      },
    ],
    submit: messages.forms.save,
    busy: messages.forms.saving,
  };
};

/** Edits the followed keywords as one list. Without JavaScript each keyword has its own button. */
export const FollowedKeywords = ({
  tags,
  skills,
  saved,
  messages,
  dispatch,
}: FollowedKeywordsProps) => {
  const runs = useRuns();
  const offered = skills.filter(({ key }) => !tags.some((tag) => tag.key === key));
  return (
    <div data-live="">
      {runs ? (
        <StepEditor
          about={messages.keywords.details}
          plan={planOf(messages, tags, offered)}
          values={{ tagInfo: tags.map(({ key }) => key).join(',') }}
          saved={saved}
          messages={messages}
          dispatch={dispatch}
        />
      ) : (
        <EditDisclosure label={messages.profile.edit} about={messages.keywords.details}>
          {() => <PlainKeywords tags={tags} offered={offered} messages={messages.keywords} />}
        </EditDisclosure>
      )}
    </div>
  );
};
