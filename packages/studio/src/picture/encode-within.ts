/** Best first. */
const QUALITIES = [0.86, 0.76, 0.66, 0.56, 0.46] as const;
/** Factors of the target width. A smaller picture looks better than one with strong artefacts. */
const SCALES = [1, 0.75, 0.5] as const;

export type Encode = (scale: number, quality: number) => Promise<Blob>;

export interface Encoded {
  readonly blob: Blob;
  /** Factor of the target width. */
  readonly scale: number;
}

/** Encodes the best picture within a byte limit; null if none fits. */
export const encodeWithin = async (encode: Encode, maxBytes: number): Promise<Encoded | null> => {
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const blob = await encode(scale, quality);
      if (blob.size <= maxBytes) return { blob, scale };
    }
  return null;
};
