import type { CallDefinition, ServiceName } from '@broadsheet/contract/call';
import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
} from './service-client.ts';

/** The ways to one service, each with connections, a bulkhead and a breaker of its own. */
export interface ServiceLines {
  readonly service: ServiceName;
  /** The one that a call takes. */
  readonly lineFor: (call: Pick<CallDefinition, 'mayLag'>) => ServiceClient;
  /** For files and streams. */
  readonly own: ServiceClient;
  /** Whether calls of either are refused without being made. */
  readonly isOpen: () => boolean;
  readonly isDegraded: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Two ways to a service: a standby answers public reads that may lag while there is no primary, so what fails of all else
 * must not keep anybody from asking for them.
 */
export const openServiceLines = (
  options: Omit<ServiceClientOptions, 'onBreaker'> & {
    readonly onBreaker: (event: {
      readonly service: ServiceName;
      readonly line: 'public' | 'own';
      readonly open: boolean;
    }) => void;
  },
): ServiceLines => {
  const open = (line: 'public' | 'own') =>
    createServiceClient({
      ...options,
      onBreaker: (event) => options.onBreaker({ ...event, line }),
    });
  const lagging = open('public');
  const own = open('own');
  const both = [lagging, own];
  return {
    service: options.service,
    lineFor: ({ mayLag }) => (mayLag ? lagging : own),
    own,
    isOpen: () => both.some((line) => line.isOpen()),
    isDegraded: () => both.some((line) => line.isDegraded()),
    close: async () => {
      await Promise.all(both.map((line) => line.close()));
    },
  };
};
