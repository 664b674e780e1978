const SHOWN_DIGITS = 2;
const HIDDEN = '•••';

/** Where a message goes, without telling it: `a•••@example.com`, `•••10`. */
export const maskTarget = (target: string): string => {
  const at = target.lastIndexOf('@');
  return at < 0
    ? `${HIDDEN}${target.slice(-SHOWN_DIGITS)}`
    : `${target.slice(0, 1)}${HIDDEN}${target.slice(at)}`;
};
