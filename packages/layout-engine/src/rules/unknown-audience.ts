import { suggestName } from '../nearest-name.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const unknownAudience: LayoutRule = {
  code: 'UNKNOWN_AUDIENCE',
  check: ({ layout, audiences }, report) => {
    if (!audiences) return;
    for (const { when, path } of writtenWhens(layout))
      for (const { keys = [], at } of [
        { keys: when.audience, at: ['audience'] },
        { keys: when.not?.audience, at: ['not', 'audience'] },
      ])
        for (const [index, key] of keys.entries())
          if (!audiences.has(key))
            report(
              [...path, ...at, index],
              `layouts/audiences.json has no audience "${key}"`,
              suggestName(key, audiences.keys()),
            );
  },
};
