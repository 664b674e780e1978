import Type from 'typebox';

export const PUSH_ENVIRONMENT = {
  VAPID_PUBLIC_KEY: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: '65 bytes in base64url' }),
  ),
  VAPID_PRIVATE_KEY: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: '32 bytes in base64url' }),
  ),
  VAPID_SUBJECT: Type.Optional(
    Type.String({
      pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://[^\\s/]+\\S*)$',
      description: 'a mailto: or https:// address that reaches you',
    }),
  ),
  PUSH_SERVICES: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+(,[a-z0-9-]+(\\.[a-z0-9-]+)+)*$',
      description: 'hosts of push services, such as fcm.googleapis.com,push.apple.com',
    }),
  ),
};

/** Of Chrome, Edge, Firefox and Safari. A host includes those below it. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'notify.windows.com',
  'push.services.mozilla.com',
  'push.apple.com',
] as const;
const LOCAL_SUBJECT = 'mailto:push@broadsheet.example';

/** The keys by which push services know the site (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushConfig {
  /** Absent: a local site creates them in its data directory. */
  readonly keys: PushKeys | undefined;
  /** How a push service reaches those who run the site. */
  readonly subject: string;
  /** Notices are sent to these hosts and to hosts below them only. */
  readonly services: readonly string[];
}

type PushEnvironment = { readonly [Name in keyof typeof PUSH_ENVIRONMENT]?: string };

/** Null where no notices are sent: in production without keys. Throws an Error that names what is missing. */
export const pushConfigOf = (given: PushEnvironment, isProduction: boolean): PushConfig | null => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  const services = given.PUSH_SERVICES?.split(',') ?? PUSH_SERVICES;
  if (publicKey === undefined && privateKey === undefined)
    return isProduction
      ? null
      : { keys: undefined, subject: given.VAPID_SUBJECT ?? LOCAL_SUBJECT, services };
  if (publicKey === undefined || privateKey === undefined)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair: set both, or none.');
  if (given.VAPID_SUBJECT === undefined)
    throw new Error(
      'With VAPID_PUBLIC_KEY, VAPID_SUBJECT must be set, too: mailto:you@example.com',
    );
  return { keys: { publicKey, privateKey }, subject: given.VAPID_SUBJECT, services };
};
