import { attribute } from './attribute.ts';
import { NotStatic } from './not-static.ts';
import type { Props } from './react-tree.ts';

/** React writes these last and in this order, whatever their order among the properties. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  input: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
};
const OWN_OF_INPUT = new Set(['checked', 'defaultChecked', 'value', 'defaultValue']);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** The state of a field; `default…` counts only if nothing else is set. */
const inputState = (props: Props): string => {
  const checked = isGiven(props.checked) ? props.checked : props.defaultChecked;
  const isChecked = checked && typeof checked !== 'function' && typeof checked !== 'symbol';
  const value = isGiven(props.value) ? props.value : props.defaultValue;
  return (isChecked ? ' checked=""' : '') + attribute('value', value);
};

/** Renders the attributes of a form, a button or a field. Throws NotStatic for function actions. */
export const formAttributes = (element: string, props: Props): string => {
  const last = LAST[element] ?? [];
  const isInput = element === 'input';
  let html = '';
  for (const name in props) {
    if (name === 'children' || last.includes(name)) continue;
    if (isInput && OWN_OF_INPUT.has(name)) continue;
    html += attribute(name, props[name]);
  }
  for (const name of last) {
    const value = props[name];
    if (value === undefined) continue;
    if (typeof value === 'function') throw new NotStatic(`a function as ${name}`);
    html += attribute(name, value);
  }
  return isInput ? html + inputState(props) : html;
};
