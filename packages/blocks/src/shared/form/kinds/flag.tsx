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

/** A box that says no as well as yes: a browser sends it as `0` where it is not ticked. */
export const FLAG: KindTraits = {
  type: 'checkbox',
  autoComplete: 'off',
  missing: ({ boxMissing }) => boxMissing,
  tidy: (typed) => typed || '0',
  toBody: Number,
  render: (props) => <Flag {...props} />,
};
