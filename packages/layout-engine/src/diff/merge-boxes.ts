/** For each dimension the classes that belong to it, rising. */
export type Box = readonly (readonly number[])[];

const mergeAlong = (boxes: readonly Box[], dimension: number): Box[] => {
  const byRest = new Map<string, { readonly box: Box; readonly classes: number[] }>();
  for (const box of boxes) {
    const key = box.map((classes, index) => (index === dimension ? '' : classes.join())).join('|');
    const known = byRest.get(key);
    if (known) known.classes.push(...(box[dimension] ?? []));
    else byRest.set(key, { box, classes: [...(box[dimension] ?? [])] });
  }
  return [...byRest.values()].map(({ box, classes }) =>
    box.with(
      dimension,
      classes.sort((left, right) => left - right),
    ),
  );
};

/** The same cells in fewer boxes: merges boxes that differ in one dimension only, until none are left. */
export const mergeBoxes = (cells: readonly Box[]): readonly Box[] => {
  let boxes = cells;
  let count: number;
  do {
    count = boxes.length;
    for (const dimension of boxes[0]?.keys() ?? []) boxes = mergeAlong(boxes, dimension);
  } while (boxes.length < count);
  return boxes;
};
