import { EXPERIMENT_KEY_PATTERN, type Experiments } from '@broadsheet/contract/experiments';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { SelectInput } from '../../controls/select-input.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { percentOf } from '../format-numbers.ts';
import { NumberInput } from '../number-input.tsx';
import { LayerPicture } from './layer-picture.tsx';
import { type Layer, layerNames, overlapping, takenBy, widestFree } from './layers.ts';

const NAME = new RegExp(EXPERIMENT_KEY_PATTERN);
/** Can match no layer: layer names are in lower case. */
const NONE = 'NONE';
const NEW = 'NEW';

interface LayerFormProps {
  readonly of: string;
  readonly layer: Layer | undefined;
  readonly experiments: Experiments;
  readonly onChange: (layer: Layer | undefined) => void;
}

const RangeForm = ({
  of,
  layer,
  experiments,
  onChange,
}: LayerFormProps & { readonly layer: Layer }) => {
  const { name, range } = layer;
  const own = { from: range[0], until: range[1] };
  const taken = takenBy(experiments, name, of);
  const met = overlapping(own, taken);
  const fault =
    own.from >= own.until
      ? 'This range is empty. The end must be higher than the start.'
      : met.length > 0
        ? `This range overlaps with ${met.map(({ key }) => key).join(' and ')}. Choose a free range.`
        : null;
  return (
    <>
      <NumberInput
        label="Range start (%)"
        value={percentOf(own.from)}
        min={0}
        max={100}
        onChange={(next) => onChange({ name, range: [next / 100, own.until] })}
      />
      <NumberInput
        label="Range end (%)"
        value={percentOf(own.until)}
        min={0}
        max={100}
        onChange={(next) => onChange({ name, range: [own.from, next / 100] })}
      />
      <LayerPicture name={name} own={own} taken={taken} />
      <p role="status" className="trouble">
        {fault}
      </p>
    </>
  );
};

/** Selects the layer of an experiment. A person is in at most one experiment of a layer. */
export const LayerForm = (props: LayerFormProps) => {
  const { of, layer, experiments, onChange } = props;
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [full, setFull] = useState<string | null>(null);
  const names = layerNames(experiments);
  const enter = (wanted: string) => {
    const free = widestFree(takenBy(experiments, wanted, of));
    setFull(free ? null : wanted);
    setNaming(false);
    if (free) onChange({ name: wanted, range: [free.from, free.until] });
  };
  const choose = (chosen: string) => {
    setNaming(chosen === NEW);
    if (chosen === NONE) onChange(undefined);
    else if (chosen !== NEW) enter(chosen);
  };
  const choices = [
    [NONE, 'None: no overlap with other experiments'],
    ...names.map((each) => [each, each] as const),
    [NEW, 'New traffic pool…'],
  ] as const;
  return (
    <fieldset className="weights">
      <legend>Traffic pool</legend>
      <p className="soft">
        Put experiments that change the same part of a page in one traffic pool. Give each its own
        range, so no visitor is in both.
      </p>
      <SelectInput
        label="Traffic pool"
        value={isNaming ? NEW : (layer?.name ?? NONE)}
        choices={choices}
        onChange={choose}
      />
      {isNaming && (
        <div className="weight">
          <TextInput
            label="Pool name"
            description="Use lower-case letters, numbers and hyphens, for example home-top."
            value={name}
            maxLength={48}
            onChange={setName}
          />
          <Button
            className="button-quiet"
            isDisabled={!NAME.test(name)}
            onPress={() => enter(name)}
          >
            Create pool
          </Button>
        </div>
      )}
      {full !== null && (
        <p role="status" className="trouble">
          {full} has no free traffic. Reduce the range of another experiment first.
        </p>
      )}
      {layer && <RangeForm {...props} layer={layer} />}
    </fieldset>
  );
};
