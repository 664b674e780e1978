import type { Box } from '../canvas/watch-frame.ts';

/** The position of the label of a block, in the pixels of the picture. */
export interface LabelPosition {
  readonly id: string;
  readonly top: number;
  readonly left: number;
}

const LABEL_HEIGHT = 24;
/** Labels of two blocks beside each other need this much room. */
const LABEL_WIDTH = 190;

/**
 * Places a label in the upper left corner of each block that is in view. A label that would cover an earlier one goes
 * below it. Pure.
 */
export const positionLabels = (
  boxes: ReadonlyMap<string, Box>,
  scale: number,
  height: number,
): readonly LabelPosition[] => {
  const labels: LabelPosition[] = [];
  const inOrder = [...boxes].sort(
    ([, one], [, other]) => one.top - other.top || one.left - other.left,
  );
  for (const [id, box] of inOrder) {
    const bottom = (box.top + box.height) * scale;
    const left = Math.max(0, box.left * scale);
    let top = Math.max(0, box.top * scale);
    for (const other of labels)
      if (Math.abs(other.left - left) < LABEL_WIDTH && Math.abs(other.top - top) < LABEL_HEIGHT)
        top = other.top + LABEL_HEIGHT;
    if (bottom > 0 && top < height) labels.push({ id, top, left });
  }
  return labels;
};
