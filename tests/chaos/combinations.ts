import type { ServiceName } from '@broadsheet/contract/call';
import type { Fault } from '@broadsheet/test-kit/faults/fault';
import { SERVICES } from './chaos-site.ts';
import { FAULTS } from './faults.ts';
import type { ChaosPage } from './pages.ts';

/** The pages to request while one service has one fault. */
export interface Combination {
  readonly service: ServiceName;
  readonly fault: Fault;
  readonly pages: readonly ChaosPage[];
}

/**
 * Every service with every fault, on alternating pages, so that every page is combined with every fault and every
 * service; `isFull` requests every page each time.
 */
export const combinationsOf = (pages: readonly ChaosPage[], isFull: boolean): Combination[] =>
  FAULTS.flatMap((fault, faultAt) =>
    SERVICES.map((service, serviceAt) => ({
      service,
      fault,
      pages: pages.filter(
        (_, pageAt) => isFull || (pageAt + faultAt) % SERVICES.length === serviceAt,
      ),
    })),
  );
