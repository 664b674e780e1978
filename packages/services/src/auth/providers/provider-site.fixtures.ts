import type { Brand } from '@broadsheet/contract/brand';
import { beginProviderFlow, completeProviderFlow } from '@broadsheet/contract/calls/provider-flow';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import {
  type IdentityProviderServer,
  startIdentityProvider,
  visitProvider,
} from '@broadsheet/test-kit/site/start-identity-provider';

export const BROWSER = 'the secret of one browser, long enough';
export const OTHER_BROWSER = 'the secret of another browser, as long';

const redirectOf = (brand: Brand, id: string) =>
  `http://${brand}.localhost:3000/api/auth/with/${id}/callback`;

export interface ProviderSite {
  readonly services: TestServices;
  readonly provider: IdentityProviderServer;
  readonly other: IdentityProviderServer;
  readonly close: () => Promise<void>;
}

const CLIENT = { clientId: 'broadsheet', clientSecret: 'secret of the client' };

/** Services with two real providers, `sample` and `other`, and a third that does not answer. */
export const openProviderSite = async (): Promise<ProviderSite> => {
  const start = (id: string) =>
    startIdentityProvider({
      ...CLIENT,
      redirectUris: [redirectOf('tech', id), redirectOf('management', id)],
    });
  const [provider, other] = await Promise.all([start('sample'), start('other')]);
  const common = {
    ...CLIENT,
    scopes: 'openid email profile',
    checks: ['pkce' as const, 'nonce' as const],
  };
  const brands: Brand[] = ['tech', 'management'];
  const services = await createTestServices({
    isLimited: false,
    providers: [
      { ...common, id: 'sample', name: 'Sample', issuer: provider.issuer, brands },
      { ...common, id: 'other', name: 'Other', issuer: other.issuer, brands: ['tech'] },
      { ...common, id: 'down', name: 'Down', issuer: 'http://localhost:9', brands: ['tech'] },
    ],
  });
  const close = async () => {
    await services.close();
    await Promise.all([provider.close(), other.close()]);
  };
  return { services, provider, other, close };
};

interface Begin {
  readonly provider?: string;
  readonly purpose?: 'login' | 'link';
  readonly browser?: string;
  readonly brand?: Brand;
  readonly token?: string;
}

/** The address at a provider that begins a login. */
export const begin = async (
  { services }: ProviderSite,
  { provider = 'sample', purpose = 'login', browser = BROWSER, ...more }: Begin = {},
): Promise<string> => {
  const body = { provider, purpose, browser, next: '/saved-jobs' };
  return (await services.call(beginProviderFlow, { body, ...more })).url;
};

interface Complete extends Begin {
  readonly callback: URL;
}

const completion = ({ provider = 'sample', browser = BROWSER, callback, ...more }: Complete) => ({
  body: { provider, parameters: callback.searchParams.toString(), browser },
  ...(more.brand ? { brand: more.brand } : {}),
  ...(more.token ? { token: more.token } : {}),
});

/** What the services answer to a callback, whatever it is. */
export const sendCallback = ({ services }: ProviderSite, given: Complete) =>
  services.send(completeProviderFlow, completion(given));
export const complete = ({ services }: ProviderSite, given: Complete) =>
  services.call(completeProviderFlow, completion(given));

/** A whole way to a provider and back as one of its people. */
export const logInAs = async (site: ProviderSite, person: string, given: Begin = {}) => {
  const callback = await visitProvider(await begin(site, given), { person });
  return complete(site, { ...given, callback });
};
