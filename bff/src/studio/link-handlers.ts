import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { Brand } from '@broadsheet/contract/brand';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import { clientSignal } from '../http/client-signal.ts';
import { createLinkCheck } from '../links/check-links.ts';
import { findLinkTargetsOf } from './link-targets.ts';
import type { StudioHandlers } from './studio-handler.ts';

/** Where links lead, and what they can lead to. */
export const createLinkHandlers = (
  content: Pick<ContentStore, 'current'>,
  upstream: Pick<Upstream, 'caller'>,
): Pick<StudioHandlers, 'checkLinks' | 'findLinkTargets'> => ({
  findLinkTargets: async ({ query: { text }, reply }) => {
    const signal = clientSignal(reply);
    const callOf = (brand: Brand) =>
      upstream.caller({ brand, signal, deadlineMs: REQUEST_TIMEOUT_MS });
    const items = await findLinkTargetsOf(content.current().brands, callOf, text.trim());
    return { items: [...items] };
  },
  checkLinks: async ({ body: { addresses }, request, reply }) => {
    const check = createLinkCheck({
      app: request.server,
      brands: () => content.current().brands,
    });
    return { items: [...(await check(addresses, clientSignal(reply)))] };
  },
});
