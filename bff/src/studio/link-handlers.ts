import type { ContentStore } from '@broadsheet/content-store/content-store';
import { clientSignal } from '../http/client-signal.ts';
import { createLinkCheck } from '../links/check-links.ts';
import type { StudioHandlers } from './studio-handler.ts';

/** Where links lead. */
export const createLinkHandlers = (
  content: Pick<ContentStore, 'current'>,
): Pick<StudioHandlers, 'checkLinks'> => ({
  checkLinks: async ({ body: { addresses }, request, reply }) => {
    const check = createLinkCheck({
      app: request.server,
      brands: () => content.current().brands,
    });
    return { items: [...(await check(addresses, clientSignal(reply)))] };
  },
});
