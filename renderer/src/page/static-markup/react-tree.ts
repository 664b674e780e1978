import { Fragment, type ReactElement, type ReactNode } from 'react';

/** The props of an element, as far as rendering uses them. */
export interface Props {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}
export type PlainComponent = (props: Props) => ReactNode;
export type PlainElement = ReactElement<Props>;

const ELEMENT = Symbol.for('react.transitional.element');
/** Hooks are functions named `use…`, by React's rule, so their calls can be found in the source. */
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
 * True for a function of its props that can be called without React. Hooks are detected before the call, because React
 * logs an error for a hook outside of a render.
 */
export const isPlainComponent = (type: unknown): type is PlainComponent => {
  if (typeof type !== 'function') return false;
  const known = plainness.get(type);
  if (known !== undefined) return known;
  const isPlain = decidePlainness(type);
  plainness.set(type, isPlain);
  return isPlain;
};
