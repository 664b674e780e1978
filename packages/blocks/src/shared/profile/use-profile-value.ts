import { callService } from '@broadsheet/browser-calls/call-service';
import { profile } from '@broadsheet/contract/calls/profile';
import { useEffect, useState } from 'react';
import type { OwnProfile } from './own-profile.ts';

const listeners = new Set<(own: OwnProfile) => void>();

/** Reloads the profile and updates all blocks of the page. Null if that fails. */
export const reloadProfile = async (): Promise<OwnProfile | null> => {
  const result = await callService(profile, {}, { page: '' });
  if (!result.ok) return null;
  for (const listen of listeners) listen(result.data);
  return result.data;
};

/**
 * A value that a block shows of the profile, updated after each reload.
 * @param describe a stable function; if it returns null, the value stays
 */
export const useProfileValue = <Value>(
  first: Value,
  describe: (own: OwnProfile) => Value | null,
): Value => {
  const [value, setValue] = useState(first);
  useEffect(() => {
    const listen = (own: OwnProfile) => setValue((before) => describe(own) ?? before);
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, [describe]);
  return value;
};
