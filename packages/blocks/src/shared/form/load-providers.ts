import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { loginProviders } from '@broadsheet/contract/calls/provider-login';
import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';

/** The login providers of the site. None while the service does not answer: the other ways to log in stay. */
export const loadProviders = ({
  call,
}: Pick<LoaderContext, 'call'>): Promise<readonly IdentityProvider[]> =>
  call(loginProviders, {}).then(
    ({ items }) => items,
    () => [],
  );
