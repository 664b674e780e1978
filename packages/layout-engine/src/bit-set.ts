/** A set of small integers, 32 per element. Faster to intersect and to test than a BigInt of any size. */
export type BitSet = Uint32Array;

export const emptyBits = (size: number): BitSet => new Uint32Array(Math.max(1, (size + 31) >>> 5));

export const addBit = (set: BitSet, bit: number): void => {
  set[bit >>> 5] = (set[bit >>> 5] ?? 0) | (1 << (bit & 31));
};

export const removeBit = (set: BitSet, bit: number): void => {
  set[bit >>> 5] = (set[bit >>> 5] ?? 0) & ~(1 << (bit & 31));
};

export const hasBit = (set: BitSet, bit: number): boolean =>
  ((set[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;

export const fullBits = (size: number): BitSet => emptyBits(size).fill(0xffffffff);

/** Removes everything from `target` that is not in `other`. */
export const intersectBits = (target: BitSet, other: BitSet): void => {
  for (let word = 0; word < target.length; word += 1)
    target[word] = (target[word] ?? 0) & (other[word] ?? 0);
};

/** Equal sets of one size have equal keys. */
export const keyOfBits = (set: BitSet): string => set.join(',');
