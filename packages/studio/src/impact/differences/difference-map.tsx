import type { Box } from '../../editor/canvas/watch-frame.ts';
import type { DifferentArea } from './compare-pages.ts';

interface DifferenceMapProps {
  readonly areas: readonly DifferentArea[];
  /** How far the page in the frame is scrolled. */
  readonly scroll: { readonly x: number; readonly y: number };
  /** The scale from the page to the picture. */
  readonly scale: number;
}

const keyOf = ({ block, kind, box: { top, left, width } }: DifferentArea): string =>
  `${block} ${kind} ${top} ${left} ${width}`;

const styleOf = ({ top, left, width, height }: Box, { scroll, scale }: DifferenceMapProps) => ({
  top: (top - scroll.y) * scale,
  left: (left - scroll.x) * scale,
  width: width * scale,
  height: height * scale,
});

/** Colours what differs, above the frame in Studio's own document. The sentence beside it has the same information. */
export const DifferenceMap = (props: DifferenceMapProps) => (
  <div className="difference-map" aria-hidden="true">
    {props.areas.map((area) => (
      <div
        key={keyOf(area)}
        className="difference-area"
        data-kind={area.kind}
        style={styleOf(area.box, props)}
      />
    ))}
  </div>
);
