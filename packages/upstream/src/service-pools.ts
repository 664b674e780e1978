import type { CallDefinition, ServiceName } from '@broadsheet/contract/call';
import {
  type BreakerEvent,
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
} from './service-client.ts';

/** The connection pools of one service. Each has its own bulkhead and circuit breaker. */
export interface ServicePools {
  readonly service: ServiceName;
  /** The pool that a call uses. */
  readonly poolFor: (call: Pick<CallDefinition, 'mayLag' | 'isCritical'>) => ServiceClient;
  /** For files and streams. */
  readonly own: ServiceClient;
  /** True while the breaker of a pool is open. */
  readonly isOpen: () => boolean;
  readonly isDegraded: () => boolean;
  readonly close: () => Promise<void>;
}

type PoolName = 'public' | 'critical' | 'own';

/**
 * Opens three pools. Without a primary database, a standby still answers public reads that may lag: failures of other
 * calls must not open the breaker of those reads. Critical calls (paying, applying, logging in) neither wait behind
 * other calls nor are refused for their failures.
 */
export const openServicePools = (
  options: Omit<ServiceClientOptions, 'onBreaker'> & {
    readonly onBreaker: (event: BreakerEvent & { readonly pool: PoolName }) => void;
  },
): ServicePools => {
  const open = (pool: PoolName) =>
    createServiceClient({
      ...options,
      onBreaker: (event) => options.onBreaker({ ...event, pool }),
    });
  const lagging = open('public');
  const critical = open('critical');
  const own = open('own');
  const pools = [lagging, critical, own];
  return {
    service: options.service,
    poolFor: ({ mayLag, isCritical }) => {
      if (isCritical) return critical;
      return mayLag ? lagging : own;
    },
    own,
    isOpen: () => pools.some((pool) => pool.isOpen()),
    isDegraded: () => pools.some((pool) => pool.isDegraded()),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
};
