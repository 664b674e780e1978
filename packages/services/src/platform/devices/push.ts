import { createECDH } from 'node:crypto';
import type { PushKeys } from './push-config.ts';

/** What calls and jobs know about the push services. */
export interface Push {
  readonly keys: PushKeys;
  readonly subject: string;
  /** Hosts of push services; each includes those below it. */
  readonly services: readonly string[];
  /** Only for tests: their push service has plain HTTP and a port. */
  readonly isInTest?: boolean;
}

/** What calls need besides their context; null: the site sends no notices to devices. */
export interface PushSource {
  readonly push: Push | null;
}

/**
 * Whether an address is one of a known push service. All others are refused: the services would otherwise send
 * requests to any address that a browser names.
 */
export const isPushEndpoint = (endpoint: string, { services, isInTest = false }: Push): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (!isInTest && (protocol !== 'https:' || port !== '')) return false;
  return services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

/** Whether messages can be encrypted for a public key: it is a point of the curve P-256. */
export const isPublicKey = (p256dh: string): boolean => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
};
