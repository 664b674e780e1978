import type { JsonPath } from '../json-source.ts';
import { nameBlock } from '../name-block.ts';
import { type LayoutRule, writtenLists } from './rule.ts';

/** Lists of one scope show together: those of the layout itself, and those of each variant. */
const scopeOf = (path: JsonPath): string => (path[0] === 'variants' ? `variant ${path[1]}` : '');

export const duplicateId: LayoutRule = {
  code: 'ID_STANDS_TWICE',
  check: (context, report) => {
    const { layout } = context;
    const seen = new Map<string, string>();
    for (const { ids, path } of writtenLists(layout))
      for (const [index, id] of ids.entries()) {
        const key = `${scopeOf(path)}/${id}`;
        const list = path[0] === 'variants' ? path.slice(2).join('.') : path.join('.');
        const first = seen.get(key);
        if (first === undefined) seen.set(key, list);
        else
          report(
            [...path, index],
            first === list
              ? `${nameBlock(context, id)} appears twice in ${list}`
              : `${nameBlock(context, id)} stands in ${list}, and in ${first} already`,
            'A block shows once a page: remove one, or add a second block with its own id.',
          );
      }
  },
};
