import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it, onTestFinished } from 'vitest';

it('services that are not prepared say what they wait for, and are not ready', async () => {
  let waitsFor: string | null = 'migrations';
  const services = await createTestServices({ startWaitsFor: () => waitsFor });
  onTestFinished(services.close);
  const request = async () => {
    const { statusCode, body } = await services.app.inject('/health/ready');
    return [statusCode, JSON.parse(body)];
  };
  expect(await request()).toEqual([503, { status: 'starting', waitingFor: 'migrations' }]);
  waitsFor = null;
  expect(await request()).toMatchObject([200, { status: 'ready', degraded: [] }]);
});
