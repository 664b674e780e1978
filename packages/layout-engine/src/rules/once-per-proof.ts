import type { Proof } from './rule.ts';

/** Several rules read the same of a layout: it is computed once for each proof. */
export const oncePerProof = <Value extends object>(
  compute: (proof: Proof) => Value,
): ((proof: Proof) => Value) => {
  const known = new WeakMap<Proof, Value>();
  return (proof) => {
    const value = known.get(proof) ?? compute(proof);
    known.set(proof, value);
    return value;
  };
};
