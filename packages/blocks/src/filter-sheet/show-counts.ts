import { formatCount } from '../shared/text/format-count.ts';

/**
 * Shows the number of jobs beside each choice of a form and on its button.
 * @returns restores what was shown before
 */
export const showCounts = (
  form: HTMLFormElement,
  counts: ReadonlyMap<string, number>,
  label: string,
): (() => void) => {
  const before: (() => void)[] = [];
  const replace = (node: Node | null | undefined, text: string): void => {
    if (!node) return;
    const { nodeValue } = node;
    before.push(() => {
      node.nodeValue = nodeValue;
    });
    node.nodeValue = text;
  };
  for (const input of form.querySelectorAll<HTMLInputElement>('label > input')) {
    const count = input.parentElement?.querySelector('[data-count]')?.firstChild;
    replace(count, formatCount(counts.get(`${input.name} ${input.value}`) ?? 0));
  }
  replace(form.querySelector('button[type="submit"]')?.firstChild, label);
  return () => {
    for (const undo of before) undo();
  };
};
