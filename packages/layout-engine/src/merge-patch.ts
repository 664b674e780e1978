import type { MemberNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import { memberName } from './json-source.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 7396 on plain values: objects merge, `null` removes a key, everything else replaces. */
export const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
};

/** RFC 7396 on trees: every member of the result has its position in the text. */
export const mergePatchNodes = (target: ValueNode | undefined, patch: ValueNode): ValueNode => {
  if (patch.type !== 'Object') return patch;
  const members = new Map<string, MemberNode>();
  if (target?.type === 'Object')
    for (const member of target.members) members.set(memberName(member), member);
  for (const member of patch.members) {
    const name = memberName(member);
    if (member.value.type === 'Null') members.delete(name);
    else
      members.set(name, {
        ...member,
        value: mergePatchNodes(members.get(name)?.value, member.value),
      });
  }
  return { type: 'Object', members: [...members.values()], loc: patch.loc } satisfies ObjectNode;
};
