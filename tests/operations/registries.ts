import { openBffGate } from '@broadsheet/bff/boot/open-bff-gate';
import { createMetrics as createBffMetrics } from '@broadsheet/bff/metrics/metrics';
import { createMetrics as createServicesMetrics } from '@broadsheet/services/platform/metrics/create-metrics';
import { collectDefaultMetrics, type Registry, Registry as RegistryOfAll } from 'prom-client';

export interface Measured {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** The registry's own type; the type of prom-client does not name the labels. */
interface Held {
  readonly help: string;
  readonly type: string;
  readonly labelNames?: readonly string[];
}

const measuredOf = async (registry: Registry): Promise<readonly Measured[]> => {
  const metrics = await registry.getMetricsAsJSON();
  return metrics.map(({ name }) => {
    const { help, type, labelNames = [] } = registry.getSingleMetric(name) as unknown as Held;
    return { name, help, type, labels: labelNames };
  });
};

/** The metrics of each program, and those of the process in both. */
export const readRegistries = async () => {
  const bff = createBffMetrics().registry;
  openBffGate({ admission: { max: 1, delayMs: 1 } }, bff);
  const process = new RegistryOfAll();
  collectDefaultMetrics({ register: process });
  return {
    bff: await measuredOf(bff),
    services: await measuredOf(createServicesMetrics().registry),
    process: await measuredOf(process),
  };
};
