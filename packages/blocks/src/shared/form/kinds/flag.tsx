import type { ControlProps, KindTraits } from '../field-kinds.ts';

const Flag = ({ id, name, value, describedBy, isWrong }: ControlProps) => (
  <>
    <input type="hidden" name={name} value="0" />
    <input
      id={id}
      type="checkbox"
      name={name}
      value="1"
      defaultChecked={value === '1'}
      aria-invalid={isWrong ? 'true' : undefined}
      aria-describedby={describedBy}
    />
  </>
);

/** A checkbox that sends `0` if it is not ticked. */
export const FLAG: KindTraits = {
  type: 'checkbox',
  autoComplete: 'off',
  missing: ({ boxMissing }) => boxMissing,
  tidy: (typed) => typed || '0',
  toBody: Number,
  render: (props) => <Flag {...props} />,
};
