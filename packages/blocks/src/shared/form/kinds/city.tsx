import { useEffect, useState } from 'react';
import { type ControlProps, type KindTraits, trimmed } from '../field-kinds.ts';
import { useRuns } from '../use-runs.ts';
import { namedOption } from './find-options.ts';
import * as styles from './kinds.styles.ts';
import type { Option } from './option.ts';
import { OptionField } from './option-field.tsx';
import { Select } from './select.tsx';

const CityField = (props: ControlProps & { readonly options: readonly Option[] }) => {
  const { id, name, label, options, value, onChange, ...rest } = props;
  const runs = useRuns();
  const [chosen, setChosen] = useState(value);
  const labelOf = (slug: string) => options.find((option) => option.value === slug)?.label ?? '';
  const [typed, setTyped] = useState(labelOf(value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for changes
  useEffect(() => {
    if (chosen !== value) onChange();
  }, [chosen]);
  if (!runs) return <Select {...props} nothing={props.messages.noCity} />;
  return (
    <>
      <input type="hidden" name={name} value={chosen} />
      <OptionField
        id={id}
        label={label}
        options={options}
        typed={typed}
        onType={(now) => {
          setTyped(now);
          setChosen(namedOption(options, now)?.value ?? '');
        }}
        onTake={(option) => {
          setTyped(option.label);
          setChosen(option.value);
        }}
        onBlur={() => setTyped(labelOf(chosen))}
        {...rest}
      />
    </>
  );
};

/** A city of the brand, by any of its names. */
export const city = (options: readonly Option[], missing: string): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  missing,
  tidy: trimmed,
  render: (props) => (
    <div className={styles.picker} data-live="">
      <CityField {...props} options={options} />
    </div>
  ),
});
