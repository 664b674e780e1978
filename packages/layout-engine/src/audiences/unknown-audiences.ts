import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import { suggestName } from '../nearest-name.ts';
import type { WhenFault } from '../when-fault.ts';

/** Audiences that a condition names and that do not exist. */
export const unknownAudiences = (
  when: Pick<PeopleWhen, 'audience' | 'not'>,
  audiences: NamedAudiences,
): WhenFault[] => {
  const lists = [
    { keys: when.audience ?? [], at: ['audience'] },
    { keys: when.not?.audience ?? [], at: ['not', 'audience'] },
  ];
  return lists.flatMap(({ keys, at }) =>
    [...keys.entries()]
      .filter(([, key]) => !audiences.has(key))
      .map(([index, key]) => ({
        path: [...at, index],
        message: `layouts/audiences.json has no audience "${key}"`,
        mend: suggestName(key, audiences.keys()),
      })),
  );
};
