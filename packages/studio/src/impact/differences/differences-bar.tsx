import { ToggleButton } from 'react-aria-components';
import { MARK_LABELS, type MarkKind } from '../pictures/marks.ts';
import type { DifferentAreas } from './compare-pages.ts';
import { formatDifferences } from './format-differences.ts';

interface DifferencesBarProps {
  /** The pair of pictures, for people who do not see which one the button is at. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Null until both pictures are shown. */
  readonly areas: DifferentAreas | null;
  readonly screen: { readonly width: number; readonly height: number };
}

const KINDS = Object.keys(MARK_LABELS) as MarkKind[];

/** Shows and hides what differs between two pictures, with a legend and a summary. */
export const DifferencesBar = ({ label, isOn, onChange, areas, screen }: DifferencesBarProps) => (
  <div className="differences-bar">
    <ToggleButton
      className="button-quiet"
      aria-label={`Show differences: ${label}`}
      isSelected={isOn}
      onChange={onChange}
    >
      {isOn ? '✓ ' : ''}Show differences
    </ToggleButton>
    <p role="status">
      {isOn && (areas ? formatDifferences(areas, screen) : 'Waiting for both pictures…')}
    </p>
    {isOn && (
      <ul className="differences-legend" aria-label="Colours">
        {KINDS.map((kind) => (
          <li key={kind}>
            <span className="difference-area" data-kind={kind} aria-hidden="true" />{' '}
            {MARK_LABELS[kind].word}
          </li>
        ))}
      </ul>
    )}
  </div>
);
