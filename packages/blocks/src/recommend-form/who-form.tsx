import type { Action } from '@broadsheet/contract/actions';
import { addSocialUser } from '@broadsheet/contract/calls/external';
import type { Relation } from '@broadsheet/contract/entities/recommendation';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { line } from '../shared/form/kinds/line.ts';
import { select } from '../shared/form/kinds/select.tsx';
import type { RecommendationRequest } from './recommendation-request.ts';

const TEXT_MAX = 100;
const RELATIONS = [
  'manager',
  'colleague',
  'report',
  'client',
  'teacher',
  'recruiter',
  'other',
] as const satisfies readonly Relation[];

type FormMessages = Pick<Messages, 'forms' | 'recommend'>;

const planOf = ({ forms, recommend }: FormMessages): FormPlan<typeof addSocialUser> => ({
  id: 'recommend-who',
  call: addSocialUser,
  fields: [
    { name: 'name', kind: 'name', label: recommend.nameLabel },
    {
      name: 'type',
      kind: select(
        RELATIONS.map((value) => ({ value, label: recommend[value] })),
        { nothing: recommend.selectRelation, missing: recommend.relationMissing },
      ),
      label: recommend.relationLabel,
    },
    {
      name: 'title',
      kind: line(recommend.titleMissing, 'organization-title', TEXT_MAX),
      label: recommend.titleLabel,
      hint: recommend.titleHint,
    },
    {
      name: 'company',
      kind: line(recommend.companyMissing, 'organization', TEXT_MAX),
      label: recommend.companyLabel,
    },
    {
      name: 'linkedIn',
      kind: line(recommend.linkedInMissing, 'off'),
      label: recommend.linkedInLabel,
      hint: recommend.linkedInHint,
      optional: true,
    },
  ],
  submit: recommend.continue,
  busy: forms.saving,
});

interface WhoFormProps {
  readonly request: RecommendationRequest;
  readonly messages: FormMessages;
  readonly dispatch: (action: Action) => void;
  readonly onDone: () => void;
}

/** The recommender's details, as the seeker and others see them. */
export const WhoForm = ({
  request: { token, href, name, said: given },
  messages,
  dispatch,
  onDone,
}: WhoFormProps) => (
  <CallForm
    plan={planOf(messages)}
    values={given ?? { name }}
    given={{ token }}
    messages={messages}
    dispatch={dispatch}
    next={href}
    onDone={() => {
      onDone();
      return undefined;
    }}
  />
);
