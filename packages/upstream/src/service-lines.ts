import type { CallDefinition, ServiceName } from '@broadsheet/contract/call';
import {
  type BreakerEvent,
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
} from './service-client.ts';

/** The ways to one service, each with connections, a bulkhead and a breaker of its own. */
export interface ServiceLines {
  readonly service: ServiceName;
  /** The one that a call takes. */
  readonly lineFor: (call: Pick<CallDefinition, 'mayLag' | 'isCritical'>) => ServiceClient;
  /** For files and streams. */
  readonly own: ServiceClient;
  /** Whether calls of any are refused without being made. */
  readonly isOpen: () => boolean;
  readonly isDegraded: () => boolean;
  readonly close: () => Promise<void>;
}

type LineName = 'public' | 'critical' | 'own';

/**
 * Three ways to a service. A standby answers public reads that may lag while there is no primary, so what fails of all else
 * must not keep anybody from asking for them. Nor may it keep anybody from paying, applying or logging in: critical calls
 * wait behind no others and are refused for no others.
 */
export const openServiceLines = (
  options: Omit<ServiceClientOptions, 'onBreaker'> & {
    readonly onBreaker: (event: BreakerEvent & { readonly line: LineName }) => void;
  },
): ServiceLines => {
  const open = (line: LineName) =>
    createServiceClient({
      ...options,
      onBreaker: (event) => options.onBreaker({ ...event, line }),
    });
  const lagging = open('public');
  const critical = open('critical');
  const own = open('own');
  const lines = [lagging, critical, own];
  return {
    service: options.service,
    lineFor: ({ mayLag, isCritical }) => {
      if (isCritical) return critical;
      return mayLag ? lagging : own;
    },
    own,
    isOpen: () => lines.some((line) => line.isOpen()),
    isDegraded: () => lines.some((line) => line.isDegraded()),
    close: async () => {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
};
