import type { Action } from '@broadsheet/contract/actions';
import { addSocialUser } from '@broadsheet/contract/calls/external';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { line } from '../shared/form/kinds/line.ts';
import { select } from '../shared/form/kinds/select.tsx';
import { RELATION_OPTIONS } from '../shared/profile/relation-text.ts';
import type { RecommendationRequest } from './recommendation-request.ts';

const TEXT_MAX = 100;
const plan: FormPlan<typeof addSocialUser> = {
  id: 'recommend-who',
  call: addSocialUser,
  fields: [
    { name: 'name', kind: 'name', label: 'Your name' },
    {
      name: 'type',
      kind: select(RELATION_OPTIONS, {
        nothing: 'Please choose',
        missing: 'Say how you know each other.',
      }),
      label: 'How you know each other',
    },
    {
      name: 'title',
      kind: line('Enter what you do.', 'organization-title', TEXT_MAX),
      label: 'What you do',
      hint: 'Such as Head of Payments.',
    },
    {
      name: 'company',
      kind: line('Enter where you work.', 'organization', TEXT_MAX),
      label: 'Where you work',
    },
    {
      name: 'linkedIn',
      kind: line('Enter the address.', 'off'),
      label: 'Your page at LinkedIn',
      hint: 'Such as linkedin.com/in/meera-iyer.',
      optional: true,
    },
  ],
  submit: 'Go on',
  busy: 'Saving…',
};

interface WhoFormProps {
  readonly request: RecommendationRequest;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onDone: () => void;
}

/** Who writes, as the seeker and others will read it. */
export const WhoForm = ({
  request: { token, href, name, said: given },
  messages,
  dispatch,
  onDone,
}: WhoFormProps) => (
  <CallForm
    plan={plan}
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
