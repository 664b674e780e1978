import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { blockCompany } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './blocked-companies.styles.ts';

const blockPlan = (
  isBlocked: boolean,
  { block, blocking, unblock, unblocking }: Messages['blocked-companies'],
): FormPlan<typeof blockCompany> => ({
  id: 'block-company',
  call: blockCompany,
  fields: [],
  submit: isBlocked ? unblock : block,
  busy: isBlocked ? unblocking : blocking,
});

interface CompanyRowProps {
  readonly id: number;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly next: string;
  readonly messages: Pick<Messages, 'blocked-companies' | 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (companies: CallAnswer<typeof blockCompany>['items']) => void;
}

export const CompanyRow = ({
  id,
  name,
  isBlocked,
  next,
  messages,
  dispatch,
  onChanged,
}: CompanyRowProps) => (
  <li className={styles.company}>
    <span>{name}</span>
    <CallForm
      plan={blockPlan(isBlocked, messages['blocked-companies'])}
      about={name}
      buttonStyle="quiet"
      given={{ companyId: id, blocked: isBlocked ? 0 : 1 }}
      messages={messages}
      dispatch={dispatch}
      next={next}
      onDone={({ items }) => {
        onChanged(items);
        return undefined;
      }}
    />
  </li>
);
