import { NotStatic } from './not-static.ts';
import type { Props } from './react-tree.ts';

const LABELS = new Set(['string', 'number', 'bigint']);

const labelOf = (children: unknown): string => {
  if (Array.isArray(children)) return children.map(labelOf).join('');
  if (typeof children === 'object' && children !== null)
    throw new NotStatic('an element in an option');
  return LABELS.has(typeof children) ? String(children) : '';
};

/** The selected state of an option: by the value of the select around it, or by its own. */
export const optionAttributes = (props: Props, selected: unknown): string => {
  if (selected === null || selected === undefined) {
    const { selected: own } = props;
    return own && typeof own !== 'function' && typeof own !== 'symbol' ? ' selected=""' : '';
  }
  const value = String(props.value ?? labelOf(props.children));
  const isChosen = Array.isArray(selected)
    ? selected.some((each) => String(each) === value)
    : String(selected) === value;
  return isChosen ? ' selected=""' : '';
};
