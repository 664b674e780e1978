import type { Brand } from '@broadsheet/contract/brand';
import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import { AppError } from '@broadsheet/contract/errors';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import type { ProviderConfig } from './provider-config.ts';

export interface Providers {
  /** In the order of the configuration. */
  readonly list: (brand: Brand) => readonly IdentityProvider[];
  /** Throws NOT_FOUND for one that this brand does not offer. */
  readonly get: (brand: Brand, id: string) => ProviderClient;
  /** Where a provider sends browsers back to: registered there, letter by letter. */
  readonly redirectUriOf: (brand: Brand, id: string) => string;
  /** Notes why a login has failed: without values of people. */
  readonly noteFault: (id: string, error: unknown) => void;
}

/** What the calls of logins by provider need besides their context. */
export interface ProviderSource {
  readonly providers: Providers;
}

interface ProvidersOptions {
  readonly configs: readonly ProviderConfig[];
  /** Without a trailing slash. */
  readonly siteUrls: Readonly<Record<Brand, string>>;
  readonly log?: { readonly warn: (fields: object, message: string) => void };
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
const codeOf = (error: unknown): string => {
  const code: unknown = Reflect.get(Object(error), 'code') ?? Reflect.get(Object(error), 'error');
  return typeof code === 'string' ? code : '';
};

/** The clients of the configured providers; without any there is no such login. */
export const createProviders = ({ configs, siteUrls, log }: ProvidersOptions): Providers => {
  const clients = configs.map(createProviderClient);
  const ofBrand = (brand: Brand) => clients.filter(({ config }) => config.brands.includes(brand));
  return {
    list: (brand) => ofBrand(brand).map(({ config: { id, name } }) => ({ id, name })),
    get: (brand, id) => {
      const client = ofBrand(brand).find(({ config }) => config.id === id);
      if (!client) throw new AppError('NOT_FOUND');
      return client;
    },
    redirectUriOf: (brand, id) => `${siteUrls[brand]}/api/auth/with/${id}/callback`,
    noteFault: (provider, error) => {
      const codes = [codeOf(error), codeOf(causeOf(error))].filter((code) => code !== '');
      const name = error instanceof Error ? error.name : 'unknown';
      log?.warn(
        { provider, fault: [name, ...codes].join(' ') },
        'a login by a provider has failed',
      );
    },
  };
};
