/** A list is the same fact as long as its members are. */
const isSameFact = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) ||
  (Array.isArray(left) &&
    Array.isArray(right) &&
    left.length === right.length &&
    left.every((each, index) => Object.is(each, right[index])));

const isSameList = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.every((each, index) => isSameFact(each, right[index]));

/**
 * Memoises the last result for each subject, as long as the subject is referenced: with the same facts the result is
 * reused. For pure functions of immutable objects.
 */
export const rememberLast = <Subject extends object, Facts extends readonly unknown[], Found>(
  find: (subject: Subject, ...facts: Facts) => Found,
): ((subject: Subject, ...facts: Facts) => Found) => {
  const known = new WeakMap<Subject, { readonly facts: Facts; readonly found: Found }>();
  return (subject, ...facts) => {
    const last = known.get(subject);
    if (last && isSameList(last.facts, facts)) return last.found;
    const found = find(subject, ...facts);
    known.set(subject, { facts, found });
    return found;
  };
};
