import { enableSecondFactor, verifySecondFactor } from '@broadsheet/contract/calls/account';
import { login } from '@broadsheet/contract/calls/auth';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import type { TestServices } from '@broadsheet/test-kit/database/create-test-services';
import { generate } from 'otplib';

/** The code that an app shows at the services' current time. */
export const appCode = (secret: string, { now }: Pick<TestServices, 'now'>): Promise<string> =>
  generate({ secret, epoch: Math.floor(now / 1000) });

export const anotherThan = (otp: string): string => (otp === '000000' ? '000001' : '000000');

/** A seeker who set up an app half a minute ago. */
export const addAppUser = async (services: TestServices) => {
  const { seeker, token } = await addSeeker(services);
  const body = { channel: 'totp', password: TEST_PASSWORD } as const;
  const { secret } = await services.call(enableSecondFactor, { token, body });
  if (secret === null) throw new Error('an app was set up without a secret');
  const otp = await appCode(secret, services);
  const done = await services.call(verifySecondFactor, { token, body: { otp } });
  services.now += 30_000;
  return { seeker, secret, recoveryCodes: done.recoveryCodes ?? [], token: done.token ?? '' };
};

/** The token of a login whose second step is pending. */
export const beginLogin = async (services: TestServices, email: string): Promise<string> => {
  const { token } = await services.call(login, { body: { email, password: TEST_PASSWORD } });
  return token ?? '';
};
