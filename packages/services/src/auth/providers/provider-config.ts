import { BRANDS, Brand } from '@broadsheet/contract/brand';
import { ProviderId } from '@broadsheet/contract/entities/identity-provider';
import { isPlainHttpElsewhere } from '@broadsheet/contract/plain-http';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

const EXPECTED =
  'a JSON list of login providers, each with id, name, issuer, clientId and clientSecret';

export const PROVIDER_ENVIRONMENT = {
  OIDC_PROVIDERS: Type.Optional(Type.String({ description: EXPECTED })),
};

const Provider = Type.Object(
  {
    id: ProviderId,
    /** As the button shows it: `Continue with {name}`. */
    name: Type.String({ minLength: 1, maxLength: 40 }),
    issuer: Type.String({ pattern: '^https?://[^\\s?#]+$' }),
    clientId: Type.String({ minLength: 1 }),
    clientSecret: Type.String({ minLength: 1 }),
    scopes: Type.String({ pattern: '(^| )openid( |$)', default: 'openid email profile' }),
    /** The brands that offer it. */
    brands: Type.Array(Brand, { minItems: 1, default: [...BRANDS] }),
    /** What the provider supports beside `state`, issuer, audience and signature. LinkedIn supports neither. */
    checks: Type.Array(Type.Enum(['pkce', 'nonce']), { default: ['pkce', 'nonce'] }),
  },
  { additionalProperties: false },
);
export type ProviderConfig = Type.Static<typeof Provider>;

const Providers = Type.Array(Provider, { maxItems: 10 });
const validator = Compile(Providers);

const refusal = (reason: string): Error =>
  new Error(`The environment is not as expected: OIDC_PROVIDERS must be ${EXPECTED}: ${reason}.`);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would repeat a part of the text, and with it a secret.
    throw refusal('it is no JSON');
  }
};

/**
 * The login providers of the environment. Throws an Error that names what is wrong, and never a value, because the variable
 * holds secrets.
 */
export const providersOf = (text: string | undefined, isProduction: boolean): ProviderConfig[] => {
  if (text === undefined) return [];
  const value = Value.Default(Providers, parse(text));
  if (!validator.Check(value)) {
    const at = validator.Errors(value)[0]?.instancePath ?? '';
    throw refusal(at === '' ? 'it is no list of objects' : `${at} is missing or wrong`);
  }
  const ids = value.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw refusal('two have one id');
  const plain = value.findIndex(({ issuer }) => isProduction && isPlainHttpElsewhere(issuer));
  if (plain >= 0) throw refusal(`/${plain}/issuer must be https:// in production`);
  return value;
};
