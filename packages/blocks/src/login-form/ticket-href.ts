import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';

interface TicketPage {
  readonly ticket: string;
  readonly provider: IdentityProvider;
  readonly next: string;
}

/** The path of a step of a login that a provider has confirmed. */
export const ticketHref = (step: string, { ticket, provider, next }: TicketPage): string =>
  `/login?${new URLSearchParams({
    step,
    with: provider.id,
    ticket,
    ...(next === '' ? {} : { next }),
  })}`;
