/** Best first. */
const QUALITIES = [0.86, 0.76, 0.66, 0.56, 0.46] as const;
/** Of the width that it should have: a smaller picture looks better than a spoilt one. */
const SCALES = [1, 0.75, 0.5] as const;

export type Encode = (scale: number, quality: number) => Promise<Blob>;

export interface Encoded {
  readonly blob: Blob;
  /** Of the width that it should have. */
  readonly scale: number;
}

/** The best picture within so many bytes; null where there is none. */
export const encodeWithin = async (encode: Encode, maxBytes: number): Promise<Encoded | null> => {
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const blob = await encode(scale, quality);
      if (blob.size <= maxBytes) return { blob, scale };
    }
  return null;
};
