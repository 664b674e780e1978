import type { ServiceName } from '@broadsheet/contract/call';
import type { Fault } from '@broadsheet/test-kit/faults/fault';
import type { ChaosSite } from './chaos-site.ts';

/** Does its work while one service has a fault. */
export const withFault = async (
  site: ChaosSite,
  service: ServiceName,
  fault: Fault,
  work: () => Promise<void>,
): Promise<void> => {
  const proxy = site.proxies.get(service);
  await proxy?.set(fault);
  try {
    await work();
  } finally {
    await proxy?.set({ kind: 'none' });
  }
};
