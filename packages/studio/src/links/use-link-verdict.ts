import { type CheckedLink, checkLinks } from '@broadsheet/contract/studio/link-calls';
import { useRef, useState } from 'react';
import { callStudio } from '../api/call-studio.ts';

/** Formats what is wrong with a link that was checked; null if it works or nobody knows. */
const formatVerdict = ({ verdict, movedTo }: CheckedLink): string | null => {
  if (verdict === 'dead')
    return 'No page stands there now. Visitors see “Page not found”, unless a draft adds it first.';
  if (verdict === 'moved' && movedTo) return `This page has moved to ${movedTo}.`;
  return null;
};

/** Checks a link when its field is left, and says what is wrong with it. */
export const useLinkVerdict = () => {
  const [checked, setChecked] = useState<CheckedLink | null>(null);
  const requested = useRef('');
  const check = (address: string): void => {
    if (requested.current === address) return;
    requested.current = address;
    if (address === '' || address.includes('{')) {
      setChecked(null);
      return;
    }
    callStudio(checkLinks, { body: { addresses: [address] } }).then(
      ({ items: [found] }) => {
        if (requested.current === address) setChecked(found ?? null);
      },
      // Without an answer there is nothing to say: the check of the draft finds dead links too.
      () => setChecked(null),
    );
  };
  /** @param address as it is in the field now */
  const verdictOf = (address: string): string | null =>
    checked && checked.address === address ? formatVerdict(checked) : null;
  return { check, verdictOf };
};
