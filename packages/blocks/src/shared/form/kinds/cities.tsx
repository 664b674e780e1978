import { formatMessage } from '@broadsheet/messages/format-message';
import { useEffect, useState } from 'react';
import * as control from '../../page/control.styles.ts';
import { labelWithSynonyms } from '../../text/label-with-synonyms.ts';
import { type ControlProps, type KindTraits, trimmed } from '../field-kinds.ts';
import { useRuns } from '../use-runs.ts';
import * as styles from './kinds.styles.ts';
import type { Option } from './option.ts';
import { OptionField } from './option-field.tsx';

interface CitiesProps extends ControlProps {
  readonly options: readonly Option[];
  readonly max: number;
}

const slugsOf = (value: string): readonly string[] => value.split(',').filter(Boolean);

/** Checkboxes for browsers without JavaScript. The empty value marks the list as present, even if nothing is ticked. */
const Boxes = ({ name, options, value, id, messages }: CitiesProps) => (
  <details>
    <summary id={id}>{messages.allCities}</summary>
    <input type="hidden" name={name} value="" />
    <div className={styles.boxes}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            className={control.tick}
            type="checkbox"
            name={name}
            value={option.value}
            defaultChecked={slugsOf(value).includes(option.value)}
          />
          {labelWithSynonyms(option.label, option.words)}
        </label>
      ))}
    </div>
  </details>
);

const CitiesField = (props: CitiesProps) => {
  const { id, name, label, options, value, max, describedBy, isWrong, messages, onChange } = props;
  const runs = useRuns();
  const [chosen, setChosen] = useState(slugsOf(value));
  const [typed, setTyped] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for changes
  useEffect(() => {
    if (chosen.join(',') !== value) onChange();
  }, [chosen]);
  if (!runs) return <Boxes {...props} />;
  const shown = options.filter((option) => chosen.includes(option.value));
  return (
    <>
      {chosen.map((slug) => (
        <input key={slug} type="hidden" name={name} value={slug} />
      ))}
      {shown.length > 0 && (
        <ul
          className={styles.picked}
          aria-label={formatMessage(messages.chosenCities, { field: label })}
        >
          {shown.map((option) => (
            <li key={option.value}>
              <button
                className={styles.chip}
                type="button"
                onClick={() => setChosen(chosen.filter((slug) => slug !== option.value))}
              >
                <span className={control.hidden}>{messages.remove} </span>
                {option.label}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < max ? (
        <OptionField
          id={id}
          label={label}
          options={options.filter((option) => !chosen.includes(option.value))}
          typed={typed}
          onType={setTyped}
          onTake={(option) => {
            setTyped('');
            setChosen([...chosen, option.value]);
          }}
          onBlur={() => setTyped('')}
          describedBy={describedBy}
          isWrong={isWrong}
        />
      ) : (
        <p id={id}>{formatMessage(messages.citiesFull, { max })}</p>
      )}
    </>
  );
};

/** Several cities of the brand, in the order of selection. */
export const cities = (options: readonly Option[], max: number): KindTraits => ({
  type: 'text',
  autoComplete: 'off',
  missing: ({ cityMissing }) => cityMissing,
  tidy: trimmed,
  isList: true,
  isGroup: true,
  render: (props) => (
    <div className={styles.picker} data-live="">
      <CitiesField {...props} options={options} max={max} />
    </div>
  ),
});
