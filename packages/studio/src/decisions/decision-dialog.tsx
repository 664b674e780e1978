import {
  EXPERIMENT_DECISIONS,
  type ExperimentDecision,
} from '@broadsheet/contract/experiment-decision';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { RecordedDecision } from '@broadsheet/contract/studio/decision';
import {
  DECISION_REASON_MAX,
  findDecision,
  LEARNING_MAX,
  recordDecision,
} from '@broadsheet/contract/studio/decision-calls';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { DECISION_TEXT } from '@broadsheet/contract/studio/report-text';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { isVersionConflict } from '../api/studio-error.ts';
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
import { decisionHref, formatDecision } from './decision-text.ts';

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

interface DecisionFormProps extends DecisionDialogProps {
  readonly recommended: ExperimentDecision;
  readonly current: RecordedDecision | null;
  /** Somebody else has recorded a decision meanwhile. */
  readonly onMoved: () => Promise<unknown>;
}

const DecisionForm = ({
  of: { key, experiment, report },
  suggested,
  recommended,
  current,
  onMoved,
  onClose,
}: DecisionFormProps) => {
  const refresh = useRefresh();
  const { act, isBusy, fault } = useAct();
  const arms = Object.keys(experiment.variants).filter((arm) => arm !== CONTROL);
  const [decision, setDecision] = useState(suggested?.decision ?? recommended);
  const [arm, setArm] = useState(suggested?.arm ?? arms[0] ?? CONTROL);
  const [reason, setReason] = useState('');
  const [learning, setLearning] = useState('');
  const choices = EXPERIMENT_DECISIONS.filter(
    (each) => each !== 'keepRunning' || experiment.status === 'running',
  ).map((each) => [each, DECISION_TEXT[each]] as const);
  const needsReason = decision !== recommended;
  const record = () =>
    act(async () => {
      const body = {
        bucketVersion: report.bucketVersion,
        version: current?.version ?? 0,
        decision,
        arm: decision === 'ship' ? arm : null,
        reason: needsReason ? reason : null,
        learning,
      };
      try {
        await callStudio(recordDecision, { params: { key }, body });
      } catch (refusal) {
        if (isVersionConflict(refusal)) await onMoved();
        throw refusal;
      }
      await refresh('/decisions');
      await refresh('/experiments');
      showToast('Decision recorded.');
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void record();
  };
  return (
    <Form className="form" onSubmit={submit}>
      <p>
        The results recommend <b>{DECISION_TEXT[recommended]}</b>.
      </p>
      <Current of={current} />
      <SelectInput label="Decision" value={decision} choices={choices} onChange={setDecision} />
      {decision === 'ship' && arms.length > 1 && (
        <SelectInput
          label="Group that everyone gets"
          value={arm}
          choices={arms.map((each) => [each, each] as const)}
          onChange={setArm}
        />
      )}
      {needsReason && (
        <TextArea
          label={`Why not “${DECISION_TEXT[recommended]}”?`}
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
  const found = useCall(findDecision, { params: { key: of.key } });
  return (
    <DialogFrame title={`Record decision: ${of.key}`} onClose={onClose}>
      <Loaded of={found} rows={4}>
        {({ recommended, current }) => (
          <DecisionForm
            {...{ of, suggested, recommended, current, onClose }}
            onMoved={() => found.mutate()}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
};
