import type { Change } from '@broadsheet/contract/studio/change';
import { submitChange, withdrawChange } from '@broadsheet/contract/studio/change-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { isVersionConflict } from '../api/studio-error.ts';
import { documentFacts } from '../app/document-facts.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { UndoButton } from '../history/undo-button.tsx';
import { useSession } from '../session/session.tsx';
import { ChangeMoved } from './change-moved.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { type Step, type StepName, stepsOf } from './steps.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface ChangeStepsProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}

const NAMES: Readonly<Record<StepName, string>> = {
  submit: 'Request approval',
  return: 'Back to editing…',
  approve: 'Approve…',
  publish: 'Publish…',
  withdraw: 'Discard draft…',
};
const CALLS = {
  submit: submitChange,
  withdraw: withdrawChange,
};
const DONE = {
  submit: 'Approval requested.',
  withdraw: 'Draft discarded. Nothing was published.',
};

interface StepButtonsProps {
  readonly steps: readonly Step[];
  readonly isBusy: boolean;
  readonly onPress: (step: Step) => void;
}

const StepButtons = ({ steps, isBusy, onPress }: StepButtonsProps) => (
  <>
    {steps.map(
      ({ name, whyNot }) =>
        whyNot !== null && (
          <p key={name} className="soft">
            {NAMES[name].replace('…', '')}: {whyNot}
          </p>
        ),
    )}
    <div className="buttons">
      {steps.map((step, index) => (
        <Button
          key={step.name}
          className={index === 0 ? 'button' : 'button-quiet'}
          isDisabled={step.whyNot !== null}
          data-busy={isBusy || undefined}
          onPress={() => onPress(step)}
        >
          {NAMES[step.name]}
        </Button>
      ))}
    </div>
  </>
);

/** Steps that a dialog asks about. */
type StepWithDialog = Exclude<StepName, 'submit'>;

interface StepDialogProps extends ChangeStepsProps {
  readonly step: StepWithDialog;
  readonly onWithdraw: () => Promise<void>;
  readonly onClose: () => void;
}

const StepDialog = ({ step, onWithdraw, ...dialog }: StepDialogProps) => {
  if (step === 'publish') return <PublishDialog {...dialog} />;
  if (step !== 'withdraw') return <ReasonDialog step={step} {...dialog} />;
  const { change, onClose } = dialog;
  return <WithdrawDialog title={change.title} onWithdraw={onWithdraw} onClose={onClose} />;
};

/** The next steps of a change, and why a step is not possible. */
export const ChangeSteps = ({ change, onChange }: ChangeStepsProps) => {
  const { staff, may } = useSession();
  const { act, isBusy, fault, forget } = useAct();
  const [openDialog, setOpenDialog] = useState<StepWithDialog | null>(null);
  const steps = stepsOf(change, staff, documentFacts().needsReview);
  if (change.revision !== null && may('editor'))
    return (
      <section className="what-next" aria-label="Next steps">
        <div className="buttons">
          <UndoButton number={change.revision} />
        </div>
      </section>
    );
  if (steps.length === 0) return null;

  const params = { change: change.id };
  const take = (name: keyof typeof CALLS) =>
    act(async () => {
      onChange(await callStudio(CALLS[name], { params, body: { version: change.version } }));
      showToast(DONE[name]);
    });
  const press = ({ name }: Step) => (name === 'submit' ? void take(name) : setOpenDialog(name));
  const showNewest = (newest: Change) => {
    onChange(newest);
    forget();
  };
  const hasMoved = isVersionConflict(fault);
  return (
    <section className="what-next" aria-labelledby="what-next">
      <h2 id="what-next" className="hidden-text">
        Next steps
      </h2>
      <StepButtons steps={steps} isBusy={isBusy} onPress={press} />
      {hasMoved ? <ChangeMoved change={change} onShow={showNewest} /> : <FaultLine fault={fault} />}
      {openDialog && (
        <StepDialog
          step={openDialog}
          change={change}
          onChange={onChange}
          onWithdraw={() => take('withdraw')}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </section>
  );
};
