import { hashText } from '@broadsheet/contract/hash-text';
import { addressOfImage } from '@broadsheet/contract/media';
import { PORTRAITS } from '../picture-list.ts';
import { kindOfName } from './kind-of-name.ts';
import type { PortraitKind } from './render-portrait.ts';

export interface NamedRecruiter {
  readonly id: number;
  readonly name: string;
}

/** How many in a hundred have sent none. */
const WITHOUT_PORTRAIT = 25;

/** The portraits of a brand's demo recruiters, the same for the same list: those that suit the first name take turns. */
export const assignPortraits = (
  recruiters: readonly NamedRecruiter[],
): readonly { readonly id: number; readonly portrait: string }[] => {
  const turns: Record<PortraitKind, number> = { woman: 0, man: 0 };
  return recruiters.flatMap(({ id, name }) => {
    const kind = kindOfName(name);
    if (kind === null || hashText(`${name} ${id} portrait`) % 100 < WITHOUT_PORTRAIT) return [];
    const portraits = PORTRAITS[kind];
    const digest = portraits[turns[kind] % portraits.length];
    turns[kind] += 1;
    return digest ? [{ id, portrait: addressOfImage(digest) }] : [];
  });
};
