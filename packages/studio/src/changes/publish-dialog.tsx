import type { Change } from '@broadsheet/contract/studio/change';
import { ROLLOUT_BOUNDS } from '@broadsheet/contract/studio/rollout';
import { type FormEvent, useState } from 'react';
import { Form, Label, Radio, RadioGroup } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { PublishTimeInput } from '../controls/publish-time-input.tsx';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';
import { formatPercent } from '../experiments/format-numbers.ts';
import { instantInIndia } from '../format/format-instant.ts';
import { UNDO_STATE } from '../history/undo-button.tsx';
import { unrollable } from '../rollout/rollable-files.ts';
import { type RolloutChoice, RolloutFields } from '../rollout/rollout-fields.tsx';
import { publish, rollOut } from './make-public.ts';
import { Refusal } from './refusal.tsx';

interface PublishDialogProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

/** Ways to publish, and the label of the button for each. */
const WAYS = {
  now: { label: 'Now, for everyone', button: 'Publish now' },
  later: { label: 'Schedule for later', button: 'Schedule' },
  share: { label: 'Gradual rollout: a share of visitors first', button: 'Start rollout' },
} as const;
type Way = keyof typeof WAYS;
const isWay = (value: string): value is Way => Object.hasOwn(WAYS, value);

const FIRST: RolloutChoice = { share: 0.05, isOther: false, bounds: ROLLOUT_BOUNDS };

interface WayInputProps {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

const WayInput = ({ way, onChange }: WayInputProps) => (
  <RadioGroup
    className="radios"
    value={way}
    onChange={(value) => {
      if (isWay(value)) onChange(value);
    }}
  >
    <Label>When and to whom?</Label>
    {Object.entries(WAYS).map(([value, { label }]) => (
      <Radio key={value} value={value} className="radio">
        {label}
      </Radio>
    ))}
  </RadioGroup>
);

/** Publishes at once, at a time in India, or first to a share of people. */
export const PublishDialog = ({ change, onChange, onClose }: PublishDialogProps) => {
  const [way, setWay] = useState<Way>('now');
  const [chosenRollout, setChosenRollout] = useState(FIRST);
  const { act, isBusy, fault, forget } = useAct();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const excludedFiles = unrollable(change.documents.map(({ file }) => file));

  const finish = (next: Change) => {
    onChange(next);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const local = String(new FormData(event.currentTarget).get('at') ?? '');
    void act(async () => {
      const next =
        way === 'share'
          ? await rollOut(change, chosenRollout)
          : await publish(change, {
              at: way === 'later' ? instantInIndia(local) : undefined,
              onUndo: (number) => void navigate(`/history/${number}`, { state: UNDO_STATE }),
            });
      await refresh('/rollouts');
      finish(next);
    });
  };
  return (
    <DialogFrame title="Publish" onClose={onClose}>
      <p>“{change.title}” will go live on both sites.</p>
      <Form className="form" onSubmit={submit}>
        <WayInput
          way={way}
          onChange={(next) => {
            setWay(next);
            forget();
          }}
        />
        {way === 'later' && <PublishTimeInput />}
        {way === 'share' && (
          <RolloutFields
            chosenRollout={chosenRollout}
            excludedFiles={excludedFiles}
            onChange={setChosenRollout}
          />
        )}
        <Refusal fault={fault} change={change} onShow={finish} />
        <DialogButtons
          label={
            way === 'share' ? `Start with ${formatPercent(chosenRollout.share)}` : WAYS[way].button
          }
          isBusy={isBusy}
          isDisabled={way === 'share' && excludedFiles.length > 0}
          onCancel={onClose}
        />
      </Form>
    </DialogFrame>
  );
};
