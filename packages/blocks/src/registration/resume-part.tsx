import { formatMessage } from '@broadsheet/messages/format-message';
import type { FieldNotes } from '../shared/form/form-plan.ts';
import type { Offer, PagePart } from '../shared/profile/forms/offer.ts';
import * as styles from './registration.styles.ts';
import type { StepProps } from './step-props.ts';

/** Pixels for a point: text of ten points is read without zooming. */
const SCALE = 1.3;
/** Of the letters' height: the marked band around a line. */
const ABOVE = 0.95;
const BAND = 1.3;
/** Paper stays white in dark mode, like the resume itself. */
const [PAPER, INK, MARK] = ['#ffffff', '#1b1b1b', '#ffe08a'];

type Line = PagePart['region']['lines'][number];
type Messages = Pick<StepProps['messages'], 'profile'>;

const Mark = ({ x, y, width, size }: Line) => (
  <rect x={x - 2} y={y - size * ABOVE} width={width + 4} height={size * BAND} fill={MARK} />
);

const LineText = ({ text, x, y, width, size, isBold }: Line) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight={isBold ? 700 : 400}
    textLength={width > 0 ? width : undefined}
    lengthAdjust="spacingAndGlyphs"
  >
    {text}
  </text>
);

const keyOf = ({ x, y, text }: Line): string => `${x} ${y} ${text}`;

interface ResumePartProps {
  readonly part: PagePart;
  readonly messages: Messages;
}

/** The part of the resume's page that a value was read from, drawn from its lines of text; the found ones are marked. */
const ResumePart = ({ part: { page, region }, messages }: ResumePartProps) => {
  const { x, y, width, height, lines } = region;
  const label = formatMessage(messages.profile.resumePart, { page });
  return (
    // A keyboard scrolls it, too, where it is wider than the screen.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <span className={styles.part} role="img" aria-label={label} tabIndex={0}>
      <svg
        aria-hidden="true"
        width={Math.round(width * SCALE)}
        height={Math.round(height * SCALE)}
        viewBox={`${x} ${y} ${width} ${height}`}
        fill={INK}
      >
        <rect x={x} y={y} width={width} height={height} fill={PAPER} />
        {lines.map((line) => line.isFound && <Mark key={keyOf(line)} {...line} />)}
        {lines.map((line) => (
          <LineText key={keyOf(line)} {...line} />
        ))}
      </svg>
    </span>
  );
};

/** The notes of fields, with the part of the page where there is one. */
export const withParts = (
  notes: Readonly<Record<string, string>>,
  parts: NonNullable<Offer['parts']>,
  messages: Messages,
): FieldNotes =>
  Object.fromEntries(
    Object.entries(notes).map(([name, note]) => {
      const part = parts[name];
      if (!part) return [name, note];
      const shown = (
        <>
          {note}
          <ResumePart part={part} messages={messages} />
        </>
      );
      return [name, shown];
    }),
  );
