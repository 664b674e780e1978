import type { Action } from '@broadsheet/contract/actions';
import { skipWork } from '@broadsheet/contract/calls/profile';
import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './registration.styles.ts';
import { hrefAfter, hrefBefore, STEP_RULES } from './steps.ts';

const skipPlan = ({ skip, skipping }: Messages['registration']): FormPlan<typeof skipWork> => ({
  id: 'registration-skip',
  call: skipWork,
  fields: [],
  submit: skip,
  busy: skipping,
});

interface StepWaysProps {
  readonly step: RegistrationStep;
  readonly messages: Pick<Messages, 'forms' | 'registration'>;
  readonly dispatch: (action: Action) => void;
  readonly onNext: () => 'leaving';
}

/** The links and buttons that leave a step without saving it. */
export const StepWays = ({ step, messages, dispatch, onNext }: StepWaysProps) => {
  const back = hrefBefore(step);
  const { maySkip } = STEP_RULES[step];
  if (back === null && !maySkip) return null;
  return (
    <div className={styles.ways}>
      {back !== null && (
        <a className={control.quiet} href={back}>
          {messages.registration.back}
        </a>
      )}
      {maySkip && (
        <CallForm
          plan={skipPlan(messages.registration)}
          messages={messages}
          buttonStyle="quiet"
          given={{ step }}
          dispatch={dispatch}
          next={hrefAfter(step)}
          onDone={onNext}
        />
      )}
    </div>
  );
};
