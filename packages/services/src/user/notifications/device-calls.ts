import { addDevice, devices, removeDevice, renewDevice } from '@broadsheet/contract/calls/devices';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import {
  addOwnDevice,
  readDevices,
  removeOwnDevice,
  renewOwnDevice,
} from '../../platform/devices/own-devices.ts';
import { isPublicKey, isPushEndpoint, type PushSource } from '../../platform/devices/push.ts';

const sessionOf = ({ caller }: CallContext): string => {
  if (!caller) throw new AppError('UNAUTHORIZED');
  return caller.sessionId;
};

const refuse = (path: string, message: string): AppError =>
  new AppError('VALIDATION', { details: [{ path, message }] });

export const devicesCall = bindCall(
  devices,
  async (_query, _params, context: CallContext & PushSource) => {
    const { id } = await readSeeker(context);
    const { database, push } = context;
    return { publicKey: push?.keys.publicKey ?? null, items: await readDevices(database, id) };
  },
);

export const addDeviceCall = bindCall(
  addDevice,
  async (_query, _params, context: CallContext & PushSource, { endpoint, p256dh, auth }) => {
    const { id: seekerId } = await readSeeker(context);
    const { database, push, messages, now } = context;
    if (!push) throw new AppError('NOT_FOUND');
    if (!isPushEndpoint(endpoint, push)) {
      const hosts = push.services.join(', ');
      throw refuse('body/endpoint', `must be an https:// address of a push service: ${hosts}`);
    }
    if (!isPublicKey(p256dh)) throw refuse('body/p256dh', 'must be a public key of P-256');
    const sessionId = sessionOf(context);
    await addOwnDevice(database, { seekerId, sessionId, endpoint, p256dh, auth, now });
    return { message: messages['answers-account'].deviceAdded };
  },
);

export const removeDeviceCall = bindCall(
  removeDevice,
  async (_query, _params, context, { endpoint }) => {
    const { id: seekerId } = await readSeeker(context);
    await removeOwnDevice(context.database, { seekerId, endpoint });
    return { message: context.messages['answers-account'].deviceRemoved };
  },
);

export const renewDeviceCall = bindCall(
  renewDevice,
  async (_query, _params, context, { endpoint }) => {
    const { id: seekerId } = await readSeeker(context);
    const sessionId = sessionOf(context);
    return { isOwn: await renewOwnDevice(context.database, { seekerId, endpoint, sessionId }) };
  },
);
