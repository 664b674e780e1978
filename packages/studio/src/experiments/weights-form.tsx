import { CONTROL, EXPERIMENT_KEY_PATTERN, type Experiment } from '@broadsheet/contract/experiments';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { TextInput } from '../controls/text-input.tsx';
import { NumberInput } from './number-input.tsx';

type Weights = Experiment['variants'];

interface WeightsFormProps {
  readonly weights: Weights;
  readonly onChange: (weights: Weights) => void;
}

const ARMS_MAX = 10;
const NAME = new RegExp(EXPERIMENT_KEY_PATTERN);

/** The arms and their percentages, which must add up to 100. */
export const WeightsForm = ({ weights, onChange }: WeightsFormProps) => {
  const [name, setName] = useState('');
  const arms = Object.entries(weights);
  const total = arms.reduce((sum, [, weight]) => sum + weight, 0);
  const mayAdd = NAME.test(name) && !Object.hasOwn(weights, name) && arms.length < ARMS_MAX;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!mayAdd) return;
    onChange({ ...weights, [name]: 0 });
    setName('');
  };
  return (
    <fieldset className="weights">
      <legend>Traffic split (%)</legend>
      {arms.map(([arm, weight]) => (
        <div key={arm} className="weight">
          <NumberInput
            label={arm === CONTROL ? 'control (current page)' : arm}
            value={weight}
            min={0}
            max={100}
            onChange={(next) => onChange({ ...weights, [arm]: next })}
          />
          {arm !== CONTROL && (
            <Button
              className="button-quiet"
              aria-label={`Remove group ${arm}`}
              onPress={() => onChange(Object.fromEntries(arms.filter(([each]) => each !== arm)))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      <p role="status" className={Math.abs(total - 100) < 1e-9 ? 'soft' : 'trouble'}>
        Total: {Number(total.toFixed(2))}%{Math.abs(total - 100) < 1e-9 ? '' : '. It must be 100%.'}
      </p>
      <Form className="weight" onSubmit={add}>
        <TextInput
          label="New group"
          description="Use lower-case letters, numbers and hyphens, for example c."
          value={name}
          onChange={setName}
        />
        <Button className="button-quiet" type="submit" isDisabled={!mayAdd}>
          Add group
        </Button>
      </Form>
    </fieldset>
  );
};
