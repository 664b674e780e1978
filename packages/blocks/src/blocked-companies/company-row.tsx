import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { blockCompany } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './blocked-companies.styles.ts';

const planOf = (submit: string, busy: string): FormPlan<typeof blockCompany> => ({
  id: 'block-company',
  call: blockCompany,
  fields: [],
  submit,
  busy,
});
const BLOCK = planOf('Block', 'Blocking…');
const UNBLOCK = planOf('Unblock', 'Unblocking…');

interface CompanyRowProps {
  readonly id: number;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
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
      plan={isBlocked ? UNBLOCK : BLOCK}
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
