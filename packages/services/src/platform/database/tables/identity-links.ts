import type { Brand } from '@broadsheet/contract/brand';
import type { ProviderStep } from '@broadsheet/contract/entities/identity-provider';
import type { Generated } from 'kysely';
import type Type from 'typebox';

/** The logins at a provider that open an account. Issuer and subject identify a person at a provider for ever. */
export interface IdentityLinksTable {
  id: Generated<number>;
  brand: Brand;
  seeker_id: number;
  /** The id in the operator's configuration. */
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  linked_at: Date;
}

/** Logins at a provider that have begun. */
export interface ProviderFlowsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  brand: Brand;
  provider: string;
  nonce: string | null;
  code_verifier: string | null;
  next: string;
  /** The account to link, and its session; null for a login. */
  seeker_id: number | null;
  session_id: string | null;
  expires_at: Date;
}

/** Logins that a provider has confirmed, and that need one more step. */
export interface ProviderTicketsTable {
  ticket_hash: Buffer;
  browser_hash: Buffer;
  brand: Brand;
  provider: string;
  issuer: string;
  subject: string;
  /** For the step `prove`: as typed, or as the provider named it without having verified it. */
  email: string | null;
  name: string;
  step: Type.Static<typeof ProviderStep>;
  /** The account with the same address; for the step `link` only. */
  seeker_id: number | null;
  is_code_sent: Generated<boolean>;
  expires_at: Date;
}
