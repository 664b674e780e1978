import { COLOUR_PATTERN } from '@broadsheet/contract/colour-pattern';
import { useId } from 'react';
import type { FieldProps } from './field-frame.tsx';

const COLOUR = new RegExp(COLOUR_PATTERN);
const NONE = '#000000';

/** A colour: chosen from a palette, or typed. */
export const ColourInput = ({ field, value, onChange }: FieldProps) => {
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  const isColour = COLOUR.test(text);
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <span className="colour-input">
        <input
          type="color"
          aria-label={`${field.label}: choose`}
          value={isColour ? text : NONE}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={!isColour}
          aria-describedby={`${id}-help`}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        />
      </span>
      <span id={`${id}-help`} className={isColour ? 'soft' : 'field-error'}>
        {isColour ? field.help : 'Enter # and six digits or letters from a to f, such as #b03c00.'}
      </span>
    </div>
  );
};
