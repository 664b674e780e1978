import { Label, Radio, RadioGroup } from 'react-aria-components';
import { formatPercent, percentOf } from '../experiments/format-numbers.ts';
import { NumberInput } from '../experiments/number-input.tsx';
import { SHARES } from './next-share.ts';

const OTHER = 'other';

interface ShareFieldProps {
  readonly share: number;
  readonly isOther: boolean;
  readonly onShare: (share: number, isOther: boolean) => void;
}

/** Selects one of the usual shares, or a typed one. */
export const ShareField = ({ share, isOther, onShare }: ShareFieldProps) => (
  <>
    <RadioGroup
      className="radios radios-inline"
      value={isOther ? OTHER : String(share)}
      onChange={(value) => onShare(value === OTHER ? share : Number(value), value === OTHER)}
    >
      <Label>Share of visitors</Label>
      {SHARES.map((each) => (
        <Radio key={each} value={String(each)} className="radio">
          {formatPercent(each)}
        </Radio>
      ))}
      <Radio value={OTHER} className="radio">
        Other
      </Radio>
    </RadioGroup>
    {isOther && (
      <NumberInput
        label="Share (%)"
        value={percentOf(share)}
        min={1}
        max={99}
        onChange={(percent) => onShare(percent / 100, true)}
      />
    )}
  </>
);
