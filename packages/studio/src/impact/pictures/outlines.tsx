import type { Box } from '../../editor/canvas/watch-frame.ts';
import { MARK_LABELS, type Mark } from './marks.ts';

interface OutlinesProps {
  readonly of: readonly { readonly mark: Mark; readonly box: Box }[];
  /** The scale from the page to the picture. */
  readonly scale: number;
}

/** The height of a label above a block, in pixels. */
const LABEL_HEIGHT = 24;

/**
 * Outlines of changed blocks, above the frame in Studio's own document. The text beside the picture has the same
 * information.
 */
export const Outlines = ({ of, scale }: OutlinesProps) => (
  <div className="picture-outlines" aria-hidden="true">
    {of.map(({ mark: { id, kind, title }, box }) => (
      <div
        key={id}
        className="picture-outline"
        data-kind={kind}
        data-block={id}
        data-under={box.top * scale < LABEL_HEIGHT || undefined}
        style={{
          top: box.top * scale,
          left: box.left * scale,
          width: box.width * scale,
          height: box.height * scale,
        }}
      >
        <span>
          {MARK_LABELS[kind].sign} {MARK_LABELS[kind].word}
          <span className="picture-title">: {title}</span>
        </span>
      </div>
    ))}
  </div>
);
