import { AppError } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { ProviderFlowsTable } from '../../platform/database/tables/identity-links.ts';
import type { FlowChecks } from './provider-client.ts';
import { browserHash, secretHash } from './secret-hash.ts';

/** The time to log in at the provider. */
const FLOW_LIFE_MS = 600_000;

type Flow = Selectable<ProviderFlowsTable>;
type FlowContext = Pick<CallContext, 'brand' | 'database' | 'now'>;

interface NewFlow {
  readonly provider: string;
  readonly browser: string;
  readonly next: string;
  readonly checks: FlowChecks;
  /** Whose account to link; null for a login. */
  readonly link: { readonly seekerId: number; readonly sessionId: string } | null;
}

export const saveFlow = async (
  { brand, database, now }: FlowContext,
  { provider, browser, next, checks, link }: NewFlow,
): Promise<void> => {
  await database
    .insertInto('provider_flows')
    .values({
      state_hash: secretHash(checks.state),
      browser_hash: browserHash(browser),
      brand,
      provider,
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      next,
      seeker_id: link?.seekerId ?? null,
      session_id: link?.sessionId ?? null,
      expires_at: new Date(now + FLOW_LIFE_MS),
    })
    .execute();
};

/**
 * Uses up the flow of a callback: once, in the browser that has begun it, for the provider that it was begun at. Throws
 * PROVIDER_LOGIN_EXPIRED.
 */
export const takeFlow = async (
  { brand, database, now }: FlowContext,
  { provider, state, browser }: { provider: string; state: string; browser: string },
): Promise<Flow> => {
  const flow = await database
    .deleteFrom('provider_flows')
    .where('state_hash', '=', secretHash(state))
    .where('browser_hash', '=', browserHash(browser))
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst();
  if (!flow) throw new AppError('PROVIDER_LOGIN_EXPIRED');
  return flow;
};
