import { callService } from '@broadsheet/browser-calls/call-service';
import type { CallAnswer } from '@broadsheet/contract/call';
import { providerTicket } from '@broadsheet/contract/calls/provider-login';
import { useEffect, useState } from 'react';

export type TicketFacts = CallAnswer<typeof providerTicket>;

/**
 * What a ticket holds: an address and a name. They are personal, so that no cached page may have them; without JavaScript they
 * are typed. Null until they are known.
 */
export const useTicket = (ticket: string | null): TicketFacts | null => {
  const [facts, setFacts] = useState<TicketFacts | null>(null);
  useEffect(() => {
    if (ticket === null) return;
    let isShown = true;
    void callService(providerTicket, { query: { ticket } }, { page: '' }).then((result) => {
      if (isShown && result.ok) setFacts(result.data);
    });
    return () => {
      isShown = false;
    };
  }, [ticket]);
  return facts;
};
