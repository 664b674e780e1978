import { Fragment, type ReactElement, type ReactNode } from 'react';

/** What an element was given, as far as drawing knows. */
export interface Props {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
export type PlainComponent = (props: Props) => ReactNode;
export type PlainElement = ReactElement<Props>;

const ELEMENT = Symbol.for('react.transitional.element');
/** Hooks are functions named `use…`, by React's own rule; their calls stand in the source of whoever calls them. */
const HOOK_CALL = /\buse(?:[A-Z]\w*)?\)?\s*\(/;

export const isElement = (node: object): node is PlainElement =>
  '$$typeof' in node && node.$$typeof === ELEMENT;

export const isFragment = ({ type }: PlainElement): boolean => type === Fragment;

const plainness = new WeakMap<object, boolean>();

const decidePlainness = (type: object): boolean => {
  if (typeof type !== 'function') return false;
  const { prototype } = type;
  const isClass =
    typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype;
  return !isClass && !HOOK_CALL.test(Function.prototype.toString.call(type));
};

/**
 * A function of its properties alone, which can be called without React. Who calls hooks is known beforehand,
 * because a hook that is called without React says so on the console.
 */
export const isPlainComponent = (type: unknown): type is PlainComponent => {
  if (typeof type !== 'function') return false;
  const known = plainness.get(type);
  if (known !== undefined) return known;
  const isPlain = decidePlainness(type);
  plainness.set(type, isPlain);
  return isPlain;
};
