import { createECDH, randomBytes } from 'node:crypto';
import { addDevice, devices } from '@broadsheet/contract/calls/devices';
import type { TestServices } from './create-test-services.ts';

/** A subscription at a known push service that nobody has. */
export const newSubscription = () => {
  const ecdh = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
};

/** Lets the seeker of a token get notices on one more device. */
export const addTestDevice = async (services: TestServices, token: string) => {
  const body = newSubscription();
  await services.call(addDevice, { token, body });
  const { items } = await services.call(devices, { token });
  const [newest] = items;
  if (!newest) throw new Error('the device is not listed');
  return { id: newest.id, ...body };
};
