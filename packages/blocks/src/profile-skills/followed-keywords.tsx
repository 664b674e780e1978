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
  /** Of the seeker, who may want to follow them. */
  readonly skills: readonly Skill[];
  readonly saved: SaveMessage;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
}

const planOf = (tags: readonly Skill[], offered: readonly Skill[]): FormPlan<typeof saveTags> => {
  const { isList: _, ...kind } = skillsKind(tags, offered);
  const before = tags.map(({ key }) => key);
  return {
    id: 'profile-keywords',
    call: saveTags,
    fields: [
      {
        name: 'tagInfo',
        kind: { ...kind, toBody: (keys) => tagChange(before, keys.split(',')) },
        label: 'Keywords',
        optional: true,
        whenEmpty: tagChange(before, []),
      },
    ],
    submit: 'Save',
    busy: 'Saving…',
  };
};

/** The keywords of a seeker as one list that is edited; without JavaScript each by itself. */
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
          about="keywords"
          plan={planOf(tags, offered)}
          values={{ tagInfo: tags.map(({ key }) => key).join(',') }}
          saved={saved}
          messages={messages}
          dispatch={dispatch}
        />
      ) : (
        <EditDisclosure label="Edit" about="keywords">
          {() => <PlainKeywords tags={tags} offered={offered} />}
        </EditDisclosure>
      )}
    </div>
  );
};
