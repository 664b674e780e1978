import {
  EXPERIMENT_DECISIONS,
  type ExperimentDecision,
} from '@broadsheet/contract/experiment-decision';
import { isOpenExperiment } from '@broadsheet/contract/experiment-schedule';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { RecordedDecision } from '@broadsheet/contract/studio/decision';
import {
  DECISION_REASON_MAX,
  findDecision,
  LEARNING_MAX,
  recordDecision,
} from '@broadsheet/contract/studio/decision-calls';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { DECISION_TEXT, formatDecision } from '@broadsheet/contract/studio/report-text';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { isInvalid, isVersionConflict } from '../api/studio-error.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall, useRefresh } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { decisionHref } from './decision-text.ts';

/** What the step before suggests, such as "Ship b" after a version was adopted. */
export interface SuggestedDecision {
  readonly decision: ExperimentDecision;
  readonly arm: string | null;
}

interface DecisionDialogProps {
  readonly of: StudioExperiment;
  readonly suggested: SuggestedDecision | null;
  readonly onClose: () => void;
}

const Current = ({ of }: { readonly of: RecordedDecision | null }) =>
  of && (
    <p>
      {of.by.name} decided{' '}
      <Link to={decisionHref(of)} target="_blank">
        “{formatDecision(of)}”
      </Link>{' '}
      on {formatInstant(of.at)}. Yours revises it; both stay in the archive.
    </p>
  );

type Found = StudioAnswer<typeof findDecision>;

interface DecisionFormProps extends DecisionDialogProps {
  readonly found: Found;
  /** What the server knows differs from what is shown, such as after the decision of somebody else. */
  readonly onMoved: () => Promise<unknown>;
}

/** What is chosen: the recommendation, also one that has changed meanwhile, until somebody chooses. */
const useChoice = (suggested: SuggestedDecision | null, { recommended }: Found) => {
  const [chosen, setChosen] = useState<SuggestedDecision | null>(suggested);
  const { decision, arm } = chosen ?? recommended;
  return { chosen: { decision, arm: decision === 'ship' ? arm : null }, setChosen };
};

interface ChoiceFieldsProps {
  readonly of: StudioExperiment;
  readonly value: SuggestedDecision;
  readonly recommendedArm: string | null;
  readonly onChange: (value: SuggestedDecision) => void;
}

const ChoiceFields = ({
  of: { experiment },
  value: { decision, arm },
  recommendedArm,
  onChange,
}: ChoiceFieldsProps) => {
  const arms = Object.keys(experiment.variants).filter((each) => each !== CONTROL);
  const choices = EXPERIMENT_DECISIONS.filter(
    (each) => each !== 'keepRunning' || isOpenExperiment(experiment, Date.now()),
  ).map((each) => [each, DECISION_TEXT[each]] as const);
  return (
    <>
      <SelectInput
        label="Decision"
        value={decision}
        choices={choices}
        onChange={(next) =>
          onChange({
            decision: next,
            arm: next === 'ship' ? (recommendedArm ?? arms[0] ?? null) : null,
          })
        }
      />
      {decision === 'ship' && arms.length > 1 && (
        <SelectInput
          label="Group that everyone gets"
          value={arm ?? ''}
          choices={arms.map((each) => [each, each] as const)}
          onChange={(next) => onChange({ decision, arm: next })}
        />
      )}
    </>
  );
};

const DecisionForm = ({ of, suggested, found, onMoved, onClose }: DecisionFormProps) => {
  const refresh = useRefresh();
  const { act, isBusy, fault } = useAct();
  const { recommended, current, bucketVersion } = found;
  const { chosen, setChosen } = useChoice(suggested, found);
  const [reason, setReason] = useState('');
  const [learning, setLearning] = useState('');
  const needsReason = formatDecision(chosen) !== formatDecision(recommended);
  const body = {
    ...{ bucketVersion, version: current?.version ?? 0, learning, ...chosen },
    reason: needsReason ? reason : null,
  };
  const record = async () => {
    try {
      await callStudio(recordDecision, { params: { key: of.key }, body });
    } catch (refusal) {
      if (isVersionConflict(refusal) || isInvalid(refusal)) await onMoved();
      throw refusal;
    }
    showToast('Decision recorded.');
    onClose();
    await Promise.all([refresh('/decisions'), refresh('/experiments')]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(record);
  };
  return (
    <Form className="form" onSubmit={submit}>
      <p>
        The results recommend <b>{formatDecision(recommended)}</b>.
      </p>
      <Current of={current} />
      <ChoiceFields of={of} value={chosen} recommendedArm={recommended.arm} onChange={setChosen} />
      {needsReason && (
        <TextArea
          label={`Why not “${formatDecision(recommended)}”?`}
          value={reason}
          onChange={setReason}
          maxLength={DECISION_REASON_MAX}
          rows={2}
          isRequired
        />
      )}
      <TextArea
        label="What did you learn?"
        description="One or two sentences for the next person who plans a test here."
        value={learning}
        onChange={setLearning}
        maxLength={LEARNING_MAX}
        isRequired
      />
      <FaultLine fault={fault} />
      <DialogButtons label="Record decision" isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
};

/** Records what is done about an experiment, with the results as they are now. */
export const DecisionDialog = ({ of, suggested, onClose }: DecisionDialogProps) => {
  const refresh = useRefresh();
  const answer = useCall(findDecision, { params: { key: of.key } });
  return (
    <DialogFrame title={`Record decision: ${of.key}`} onClose={onClose}>
      <Loaded of={answer} rows={4}>
        {(found) => (
          <DecisionForm
            {...{ of, suggested, found, onClose }}
            onMoved={() => refresh('/experiments')}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
};
