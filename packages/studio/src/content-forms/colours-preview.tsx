import {
  contrastOf,
  formatContrast,
  MIN_CONTRAST,
  TEXT_PAIRS,
} from '@broadsheet/contract/colour-contrast';
import { COLOUR_PATTERN } from '@broadsheet/contract/colour-pattern';
import { valueAt } from '../editor/model/value-at.ts';
import type { PreviewProps } from './content-form.ts';

const COLOUR = new RegExp(COLOUR_PATTERN);

const MODES = [
  ['light', 'Light mode'],
  ['dark', 'Dark mode'],
] as const;

const SAMPLES: Readonly<Record<(typeof TEXT_PAIRS)[number][0], string>> = {
  onAccent: 'Apply now',
  accentText: '12 new jobs for you',
};

interface SampleProps {
  readonly text: string;
  readonly ink: string;
  readonly ground: string;
}

/** A text in its colours, with its contrast. */
const Sample = ({ text, ink, ground }: SampleProps) => {
  const contrast = contrastOf(ink, ground);
  const isReadable = contrast >= MIN_CONTRAST;
  return (
    <div className="colour-sample">
      <span style={{ color: ink, background: ground }}>{text}</span>
      <span className={isReadable ? 'fine' : 'trouble'}>
        {isReadable ? 'Easy to read' : 'Too hard to read'}: {formatContrast(contrast)} to 1
        {isReadable ? '' : `, it needs ${MIN_CONTRAST} to 1`}
      </span>
    </div>
  );
};

/** The colours of a brand as a button and as a note, each with its contrast. */
export const ColoursPreview = ({ value }: PreviewProps) => {
  const colourAt = (mode: string, name: string): string | null => {
    const colour = valueAt(value, ['colours', mode, name]);
    return typeof colour === 'string' && COLOUR.test(colour) ? colour : null;
  };
  return (
    <div className="colour-samples" role="status">
      {MODES.map(([mode, title]) => (
        <div key={mode}>
          <p className="soft">{title}</p>
          {TEXT_PAIRS.map(([text, ground]) => {
            const [ink, behind] = [colourAt(mode, text), colourAt(mode, ground)];
            return (
              ink && behind && <Sample key={text} text={SAMPLES[text]} ink={ink} ground={behind} />
            );
          })}
        </div>
      ))}
    </div>
  );
};
