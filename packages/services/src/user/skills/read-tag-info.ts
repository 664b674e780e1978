import { TagInfo } from '@broadsheet/contract/calls/profile';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { profileFault } from '../../platform/call/profile-fault.ts';

const validator = Compile(TagInfo);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw profileFault('tagInfo', 'must be JSON');
  }
};

/** Parses a change of followed keywords from its JSON text. Throws VALIDATION that names the fault. */
export const readTagInfo = (text: string): Type.Static<typeof TagInfo> => {
  const change = parse(text);
  if (validator.Check(change)) return change;
  const [first] = validator.Errors(change);
  throw profileFault(
    `tagInfo${first?.instancePath ?? ''}`,
    'must be follow and unfollow, as lists',
  );
};
