import { callService } from '@broadsheet/browser-calls/call-service';
import { verifyEmail } from '@broadsheet/contract/calls/account';
import { useEffect, useState } from 'react';
import { useLinkToken } from '../shared/form/use-link-token.ts';

interface LinkOutcome {
  readonly isSuccess: boolean;
  readonly message: string;
}

/** Opening the link of a mail verifies the address. Returns null if the page was not opened by such a link. */
export const useMailLink = (onVerified: () => void): LinkOutcome | null => {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once, whatever renders in between
  useEffect(() => {
    if (token === '') return;
    const verify = async (): Promise<void> => {
      const result = await callService(verifyEmail, { body: { token } }, { page: '' });
      setOutcome({
        isSuccess: result.ok,
        message: result.ok ? result.data.message : result.error.message,
      });
      if (result.ok) onVerified();
    };
    void verify();
  }, [token]);
  return outcome;
};
